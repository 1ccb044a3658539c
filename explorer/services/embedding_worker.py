"""The embedding model's own process; `explorer.services.embedding` starts it.

Arguments: the model's folder, none for the default; behind it anything where it need not be the default.

stdin: one line of JSON a request, a list of texts. stdout: one line of JSON an answer, either
`{"bytes": n}` followed by n bytes of vectors, or `{"missing": sentence}` or `{"damaged": sentence}`. It ends when
stdin does. What libraries print goes to stderr.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import msgspec

from explorer.memory.errors import ModelDamaged, ModelMissing
from explorer.services import embedding_model


def main() -> None:
    """Answer requests until there are no more; the model is loaded for the first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    # Half of the processors: a model that wants all of them stands still where others work, and so does the window.
    os.environ.setdefault("OMP_NUM_THREADS", str(max(1, (os.cpu_count() or 1) // 2)))
    os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    encode: embedding_model.Encode | None = None
    for request in sys.stdin.buffer:
        try:
            encode = encode or embedding_model.load(folder, is_known=len(sys.argv) < 3)
        except (ModelMissing, ModelDamaged) as error:
            kind = "missing" if isinstance(error, ModelMissing) else "damaged"
            answers.write(msgspec.json.encode({kind: str(error)}) + b"\n")
        else:
            vectors = encode(msgspec.json.decode(request, type=list[str]))
            answers.write(msgspec.json.encode({"bytes": len(vectors)}) + b"\n" + vectors)
        answers.flush()


if __name__ == "__main__":
    main()
