"""The window's languages: everything translated, placeholders kept, plurals right, files in step with the source."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

from explorer.memory.facts import FactType, Veracity
from explorer.memory.query import FactColumn, FactState
from explorer.services.dossier import TieKind
from explorer.ui import words

ROOT = Path(__file__).parents[1]
I18N = ROOT / "resources" / "i18n"
LANGUAGES = ("en", "es", "uk")
TRANSLATED = ("es", "uk")
# What a person types, presses or looks up stays as it is.
KEPT = ("Ctrl", "Shift", "Enter", "Esc", "Markdown", "MCP", "Memory Explorer", ".vdb", "git")
FACTS_HIDDEN = ("FactsTab", "%n fact(s) hidden by the filter")


@dataclass(frozen=True)
class Message:
    """One message of a .ts file; `forms` has one text, or as many as the language has plural forms."""

    context: str
    source: str
    has_plural: bool
    is_finished: bool
    forms: tuple[str, ...]


def read(path: Path) -> list[Message]:
    messages = []
    for context in ET.parse(path).getroot().iter("context"):
        for element in context.iter("message"):
            translation = element.find("translation")
            assert translation is not None
            has_plural = element.get("numerus") == "yes"
            texts = translation.iter("numerusform") if has_plural else [translation]
            messages.append(
                Message(
                    context.findtext("name", ""),
                    element.findtext("source", ""),
                    has_plural,
                    translation.get("type") is None,
                    tuple(text.text or "" for text in texts),
                )
            )
    return messages


def messages_of(language: str) -> list[Message]:
    messages = read(I18N / f"explorer_{language}.ts")
    assert messages
    return messages


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Switches the application to a language until the test ends."""
    installed: list[QTranslator] = []

    def switch(language: str) -> None:
        translator = QTranslator(qapp)
        assert translator.load(f"explorer_{language}", str(I18N))
        assert qapp.installTranslator(translator)
        installed.append(translator)

    yield switch
    for translator in installed:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated(language: str) -> None:
    assert [each for each in messages_of(language) if not (each.is_finished and all(each.forms))] == []


@pytest.mark.parametrize(("language", "count"), [("en", 2), ("es", 2), ("uk", 3)])
def test_every_plural_has_all_forms_of_the_language(language: str, count: int) -> None:
    plurals = [message for message in messages_of(language) if message.has_plural]
    assert plurals
    assert [message for message in plurals if len(message.forms) != count] == []


def test_english_has_plurals_only_and_no_plural_in_brackets() -> None:
    messages = messages_of("en")
    assert [message for message in messages if not message.has_plural] == []
    assert [form for message in messages for form in message.forms if re.search(r"\(e?s\)|\(y\)|\(ies\)", form)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_program_fills_in_is_kept(language: str) -> None:
    pairs = [(message.source, form) for message in messages_of(language) for form in message.forms]
    assert [pair for pair in pairs if _skeleton(pair[0]) != _skeleton(pair[1])] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_names_and_keys_are_kept(language: str) -> None:
    pairs = [(message.source, form) for message in messages_of(language) for form in message.forms]
    assert [pair for pair in pairs for name in KEPT if pair[0].count(name) > pair[1].count(name)] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_letters_of_the_menu_bar_differ(language: str) -> None:
    texts = [form for message in messages_of(language) for form in message.forms if "&" in form]
    letters = [text[text.index("&") + 1].casefold() for text in texts]
    assert len(letters) >= 4
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("language", TRANSLATED)
def test_values_that_a_person_chooses_between_stay_apart(language: str, speak: Callable[[str], None]) -> None:
    speak(language)
    for said in (
        [words.state_word(state) for state in FactState],
        [words.type_word(kind) for kind in FactType],
        [words.veracity_word(veracity) for veracity in Veracity],
        [words.column_word(column) for column in FactColumn],
        [words.tie_word(tie) for tie in TieKind],
    ):
        assert len(set(said)) == len(said)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", {1: "1 fact hidden by the filter", 2: "2 facts hidden by the filter"}),
        ("es", {1: "1 hecho oculto por el filtro", 2: "2 hechos ocultos por el filtro"}),
        (
            "uk",
            {
                0: "0 фактів приховано фільтром",
                1: "1 факт приховано фільтром",
                2: "2 факти приховано фільтром",
                5: "5 фактів приховано фільтром",
                11: "11 фактів приховано фільтром",
                21: "21 факт приховано фільтром",
                112: "112 фактів приховано фільтром",
            },
        ),
    ],
)
def test_numbers_take_their_form(language: str, said: dict[int, str], speak: Callable[[str], None]) -> None:
    speak(language)
    context, source = FACTS_HIDDEN
    assert {number: QCoreApplication.translate(context, source, "", number) for number in said} == said


def test_every_text_of_the_source_is_collected() -> None:
    """The collector reads no text inside an f-string and none whose context is a variable: they stay English."""
    collected = {(message.context, message.source) for message in messages_of("es")}
    asked = [
        (str(source.relative_to(ROOT)), line, context, text)
        for source in sorted((ROOT / "explorer").rglob("*.py"))
        for line, context, text in _texts(source)
    ]
    assert len(asked) > 100
    assert [place for place in asked if place[2:] not in collected] == []


@pytest.mark.skipif(shutil.which("sh") is None, reason="the script that collects the texts needs a shell")
def test_files_are_in_step_with_the_source(tmp_path: Path) -> None:
    """A text that is new, changed or gone, or a .ts that was not compiled, shows after another run of the script."""
    for language in LANGUAGES:
        shutil.copy(I18N / f"explorer_{language}.ts", tmp_path)
    subprocess.run(
        ["sh", str(ROOT / "packaging" / "translate.sh"), str(tmp_path)],
        env={**os.environ, "VENV": sys.prefix},
        capture_output=True,
        check=True,
    )
    for language in LANGUAGES:
        name = f"explorer_{language}"
        now, before = read(tmp_path / f"{name}.ts"), messages_of(language)
        assert [message for message in now if message not in before] == []
        assert [message for message in before if message not in now] == []
        assert (tmp_path / f"{name}.qm").read_bytes() == (I18N / f"{name}.qm").read_bytes()


def _skeleton(text: str) -> tuple[Counter[str], int, int, str, str]:
    """What a translation must have as its source has it: placeholders, mnemonics, lines, outer space, ellipsis."""
    placeholders = Counter(re.findall(r"\{\w*\}|%n", text))
    around = re.fullmatch(r"(\s*).*?((?:…|:)?\s*)", text, re.DOTALL)
    assert around is not None
    return placeholders, text.count("&"), text.count("\n"), around[1], around[2]


def _texts(source: Path) -> Iterator[tuple[int, str, str]]:
    """Line, context and text of every literal that a module has translated."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    yield from _texts_below(tree, "", constants)


def _texts_below(node: ast.AST, class_name: str, constants: Mapping[str, object]) -> Iterator[tuple[int, str, str]]:
    for child in ast.iter_child_nodes(node):
        yield from _texts_below(child, child.name if isinstance(child, ast.ClassDef) else class_name, constants)
    if not isinstance(node, ast.Call):
        return
    called = ast.unparse(node.func).rpartition(".")[2]
    values = [constants.get(each.id) if isinstance(each, ast.Name) else _literal(each) for each in node.args]
    if called == "tr":
        values.insert(0, class_name)
    elif called not in ("translate", "QT_TRANSLATE_NOOP"):
        return
    match values:
        case [str(context), str(text), *_]:
            yield node.lineno, context, text


def _literal(node: ast.expr) -> object:
    return node.value if isinstance(node, ast.Constant) else None
