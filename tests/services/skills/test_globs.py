from __future__ import annotations

import pytest

from explorer.services.skills.globs import GlobMatch, NamedPaths, matches, says, words_in


@pytest.mark.parametrize(
    ("pattern", "path", "is_match"),
    [
        ("*.py", "app.py", True),
        ("*.py", "src/deep/app.py", True),
        ("*.py", "app.pyc", False),
        ("*.py", "APP.PY", True),
        ("docker-compose*.yml", "docker-compose.prod.yml", True),
        ("Dockerfile", "build/Dockerfile", True),
        ("Dockerfile", "Dockerfile.dev", False),
        ("src/*.py", "src/app.py", True),
        ("src/*.py", "/home/ana/project/src/app.py", True),
        ("src/*.py", "src/deep/app.py", False),
        ("src/**/*.py", "src/app.py", True),
        ("src/**/*.py", "src/a/b/app.py", True),
        ("**/Discord*.cs", "Bot\\DiscordService.cs", True),
        ("**/*", "Makefile", True),
        ("src/**", "src/a/b", True),
        ("src/", "src/a/b", True),
        ("src/**/test/*.ts", "src/a/test/x/y.ts", False),
        ("./src/*.py", "./src/app.py", True),
        ("*.{ts,tsx}", "app.tsx", True),
        ("{src,lib}/**/*.{c,h{pp,xx}}", "lib/a/x.hxx", True),
        ("*.{ts,tsx}", "app.js", False),
        ("[ab].py", "b.py", True),
        ("*.{ts", "x.{ts", True),
        ("файл*.md", "Файл один.md", True),
        ("", "app.py", False),
        ("*.py", "", False),
        ("/", "app.py", True),
    ],
)
def test_base_name_or_whole_path(pattern: str, path: str, is_match: bool) -> None:
    assert matches(pattern, path) is is_match


@pytest.mark.parametrize(
    ("pattern", "word", "is_said"),
    [
        ("Dockerfile", "dockerfile", True), ("**/Dockerfile*", "Dockerfile", True),
        ("build/Makefile", "Makefile", False),
        ("*", "review", False), ("**/*", "review", False), ("test*", "testing", False), ("*.py", "py", False),
    ],
)  # fmt: skip
def test_words_without_a_dot_have_to_be_named(pattern: str, word: str, is_said: bool) -> None:
    assert says(pattern, word) is is_said


@pytest.mark.parametrize(
    ("message", "words"),
    [
        ("fix src/app.py.", {"fix", "src/app.py"}),
        ("see `my notes.md`, (a/b.c) and .env!", {"my notes.md", "a/b.c", ".env", "see", "and"}),
        ("请检查src/app.py文件", {"src/app.py"}),
        ("", set()),
        ("🙂 ...", {"🙂"}),
    ],
)
def test_words_that_may_be_paths(message: str, words: set[str]) -> None:
    assert words <= set(words_in(message))
    assert "" not in words_in(message)


@pytest.mark.parametrize(
    ("message", "path", "patterns", "match"),
    [
        ("review the Dockerfile", None, ["*.py", "Dockerfile"], GlobMatch("Dockerfile", "Dockerfile")),
        ("what is this?", "src/app.py", ["*.py"], GlobMatch("*.py", "src/app.py")),
        ("fix a.py", "b.ts", ["*.py"], GlobMatch("*.py", "a.py")),
        ("optimise the CI/CD pipeline", None, ["**/*"], None),
        ("/add-enemy goblin", None, ["**/*", "*"], None),
        ("fix src/app.py", None, ["**/*"], GlobMatch("**/*", "src/app.py")),
        ("look into src/components", None, ["src/**"], GlobMatch("src/**", "src/components")),
        ("x", "Makefile", ["**/*"], GlobMatch("**/*", "Makefile")),
        ("x", None, ["**/*"], None),
        ("x", "", ["*"], None),
        ("x.py", None, [], None),
    ],
)
def test_what_a_message_and_a_path_name(
    message: str, path: str | None, patterns: list[str], match: GlobMatch | None
) -> None:
    assert NamedPaths(message, path).match(patterns) == match


def test_no_pattern_runs_away() -> None:
    # With backtracking each of these would take longer than anybody waits.
    for pattern in ("*a" * 200 + "b", "**/" * 200 + "x", "{a,b}" * 19, "{a,b}" * 5_000, "{" * 5_000, "[" * 5_000):
        assert not matches(pattern, "/".join(["a" * 100] * 100))
