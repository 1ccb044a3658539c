"""Models of the Hugging Face hub: found in its cache, and fetched into it where a person asks for that.

As a program, `python -m explorer.services.embedding_hub NAME` fetches one; it is a process of its own, so that a stop
ends it at once. What was fetched until then stays in the cache, and the next time goes on from there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from explorer.memory.errors import ModelMissing
from explorer.memory.protocols import Report

# Pickled weights are not even fetched.
_FILES = ["*.json", "*.txt", "*.model", "*.safetensors"]
_LEFT_OUT = ["onnx/*", "openvino/*"]
_TICK_SECONDS = 0.1
_ROOT = Path(__file__).parents[2]


def cached_folder(name: str) -> Path | None:
    """Where the model lies in the cache, perhaps not all of it; None where it does not. No network is used."""
    from huggingface_hub import snapshot_download  # noqa: PLC0415 - slow, and rarely asked
    from huggingface_hub.errors import LocalEntryNotFoundError  # noqa: PLC0415

    try:
        return Path(snapshot_download(name, allow_patterns=_FILES, local_files_only=True))
    except (LocalEntryNotFoundError, OSError):
        return None


def fetch(name: str, report: Report) -> Path:
    """Fetch the model `name` from the hub; the folder where it lies then.

    `report` is asked ten times a second with 0.0, for nobody knows how much there is to come; when it raises, it is
    stopped. Raises `ModelMissing` where it cannot be fetched, as with `HF_HUB_OFFLINE` or without a network.
    """
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "explorer.services.embedding_hub", name],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))},
    ) as child:
        try:
            while True:
                try:
                    said, _ = child.communicate(timeout=_TICK_SECONDS)
                    break
                except subprocess.TimeoutExpired:
                    report(0.0)
        except BaseException:
            child.kill()
            raise
    folder = cached_folder(name) if child.returncode == 0 else None
    if folder is None:
        why = said.decode(errors="replace").strip() or "the program that fetches it ended"
        raise ModelMissing(f"The embedding model “{name}” cannot be fetched from the Hugging Face hub ({why}).")
    return folder


def main() -> int:
    """Fetch the model that the first argument names; why not is printed in one line."""
    from huggingface_hub import snapshot_download  # noqa: PLC0415 - the module is imported where nothing is fetched
    from huggingface_hub.errors import HfHubHTTPError, LocalEntryNotFoundError, OfflineModeIsEnabled  # noqa: PLC0415

    try:
        snapshot_download(sys.argv[1], allow_patterns=_FILES, ignore_patterns=_LEFT_OUT)
    except (OfflineModeIsEnabled, LocalEntryNotFoundError) as error:
        is_offline = isinstance(error, OfflineModeIsEnabled) or bool(os.environ.get("HF_HUB_OFFLINE"))
        print("HF_HUB_OFFLINE forbids it" if is_offline else "the hub is not reached")
    except (HfHubHTTPError, OSError, ValueError) as error:
        print(" ".join(str(error).split())[:200])
    else:
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
