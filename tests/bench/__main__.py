"""`python -m tests.bench NAME [--size N]` measures one bench; `all` runs every one, `--list` names them."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

BENCHES = (
    "open",
    "open-dirty",
    "filter",
    "scroll",
    "branch",
    "keyword",
    "hybrid",
    "graph",
    "start",
    "memory",
    "answer",
    "edit",
    "merge",
    "preview",
    "decay",
    "conflicts",
    "salvage",
    "recall",
    "duplicates",
    "contradictions",
    "crowd",
)


def main() -> int:
    """Exit 0 where every limit that was measured holds, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("name", nargs="?", choices=(*BENCHES, "all"))
    parser.add_argument("--size", type=int, help="other than the budget's")
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if options.list or options.name is None:
        print("\n".join(BENCHES))
        return 0
    names = BENCHES if options.name == "all" else (options.name,)
    holds = True
    for name in names:
        module = import_module(f"tests.bench.{name.replace('-', '_')}")
        result = module.run(options.size or module.SIZE)
        holds = holds and result.holds
        if options.name == "all":
            ratio = "" if result.ratio is None else f"ratio {result.ratio:.3f}"
            verdict = "holds" if result.holds else "FAILS"
            print(
                f"{name:12}{result.figure:10.3f} {result.unit:4} {ratio:14} limit {result.limit:<8} {verdict}",
                flush=True,
            )
        else:
            print(result.line())
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
