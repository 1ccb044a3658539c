"""A sentence-transformers model of a few kilobytes, written by hand: torch never comes into the tests' process."""

from __future__ import annotations

import json
import string
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

HIDDEN, DENSE, TOKENS, _INNER = 32, 24, 64, 37
_SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
_LETTERS = string.ascii_lowercase + string.digits
_VOCABULARY = [*_SPECIAL, *_LETTERS, *(f"##{letter}" for letter in _LETTERS)]
_KIND = "sentence_transformers.models"


def write_tiny_model(folder: Path, *, dense: bool = False) -> Path:
    """Vectors of 32 dimensions, with `dense` of 24; any texts but those of rare letters get different ones."""
    parts = [("", "Transformer"), ("1_Pooling", "Pooling"), *([("2_Dense", "Dense")] if dense else [])]
    modules = [{"idx": n, "name": str(n), "path": p, "type": f"{_KIND}.{k}"} for n, (p, k) in enumerate(parts)]
    write(folder / "modules.json", modules)
    write(folder / "config.json", _CONFIG)
    write(folder / "sentence_bert_config.json", {"max_seq_length": TOKENS, "do_lower_case": False})
    write(folder / "tokenizer.json", _tokenizer())
    write(folder / "tokenizer_config.json", {"tokenizer_class": "BertTokenizer", "model_max_length": TOKENS})
    write(folder / "1_Pooling" / "config.json", {"embedding_dimension": HIDDEN, "pooling_mode": "mean"})
    write_weights(folder / "model.safetensors", _SHAPES)
    if dense:
        config = {"in_features": HIDDEN, "out_features": DENSE, "bias": True}
        write(folder / "2_Dense" / "config.json", {**config, "activation_function": "torch.nn.modules.linear.Identity"})
        write_weights(folder / "2_Dense" / "model.safetensors", {"linear.bias": (DENSE,), "linear.weight": (DENSE, 32)})
    return folder


def write(path: Path, said: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(said), "utf-8")


def write_weights(path: Path, shapes: Mapping[str, tuple[int, ...]]) -> None:
    """Safetensors of random numbers, the same each time."""
    random, header, data = np.random.default_rng(7), dict[str, Any](), b""
    header["__metadata__"] = {"format": "pt"}
    for name, shape in shapes.items():
        encoded = random.normal(0, 0.3, shape).astype("<f4").tobytes()
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [len(data), len(data) + len(encoded)]}
        data += encoded
    encoded = json.dumps(header).encode()
    path.write_bytes(len(encoded).to_bytes(8, "little") + encoded + data)


_CONFIG = {
    "architectures": ["BertModel"],
    "model_type": "bert",
    "hidden_size": HIDDEN,
    "intermediate_size": _INNER,
    "max_position_embeddings": TOKENS,
    "num_attention_heads": 2,
    "num_hidden_layers": 1,
    "type_vocab_size": 2,
    "vocab_size": len(_VOCABULARY),
}
_LAYER = "encoder.layer.0."
_LINEAR = {
    f"{_LAYER}attention.output.dense": (HIDDEN, HIDDEN),
    f"{_LAYER}attention.self.key": (HIDDEN, HIDDEN),
    f"{_LAYER}attention.self.query": (HIDDEN, HIDDEN),
    f"{_LAYER}attention.self.value": (HIDDEN, HIDDEN),
    f"{_LAYER}intermediate.dense": (_INNER, HIDDEN),
    f"{_LAYER}output.dense": (HIDDEN, _INNER),
    "pooler.dense": (HIDDEN, HIDDEN),
}
_NORMS = ("embeddings.LayerNorm", f"{_LAYER}attention.output.LayerNorm", f"{_LAYER}output.LayerNorm")
_SHAPES: dict[str, tuple[int, ...]] = {
    "embeddings.position_embeddings.weight": (TOKENS, HIDDEN),
    "embeddings.token_type_embeddings.weight": (2, HIDDEN),
    "embeddings.word_embeddings.weight": (len(_VOCABULARY), HIDDEN),
    **{f"{name}.weight": shape for name, shape in _LINEAR.items()},
    **{f"{name}.bias": shape[:1] for name, shape in _LINEAR.items()},
    **{f"{name}.{part}": (HIDDEN,) for name in _NORMS for part in ("weight", "bias")},
}


def _tokenizer() -> dict[str, Any]:
    numbers = {word: number for number, word in enumerate(_VOCABULARY)}
    flags = dict.fromkeys(("single_word", "lstrip", "rstrip", "normalized"), False)
    marks: dict[str, Any] = {each: {"id": each, "ids": [numbers[each]], "tokens": [each]} for each in _SPECIAL[2:4]}
    single = [{"SpecialToken": {"id": "[CLS]", "type_id": 0}}, {"Sequence": {"id": "A", "type_id": 0}}]
    single.append({"SpecialToken": {"id": "[SEP]", "type_id": 0}})
    return {
        "version": "1.0",
        "added_tokens": [{"id": numbers[each], "content": each, "special": True, **flags} for each in _SPECIAL],
        "normalizer": {"type": "BertNormalizer", "clean_text": True, "handle_chinese_chars": True, "lowercase": True},
        "pre_tokenizer": {"type": "BertPreTokenizer"},
        "post_processor": {
            "type": "TemplateProcessing",
            "single": single,
            "pair": [*single, {"Sequence": {"id": "B", "type_id": 1}}],
            "special_tokens": marks,
        },
        "decoder": {"type": "WordPiece", "prefix": "##", "cleanup": True},
        "model": {
            "type": "WordPiece",
            "unk_token": "[UNK]",
            "continuing_subword_prefix": "##",
            "max_input_chars_per_word": 100,
            "vocab": numbers,
        },
    }
