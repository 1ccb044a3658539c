"""How the attributes of a skill are written in a field, and read back from one."""

from __future__ import annotations

from collections.abc import Iterable

from explorer.services.field_checks import Checked, FieldProblem, check_line, check_text
from explorer.services.skills.fields import divide
from explorer.ui.details.notation import SHARE, Notation


def _list_text(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, Iterable) and not isinstance(value, str) else ""


def _one_a_line(value: object) -> str:
    return "\n".join(map(str, value)) if isinstance(value, Iterable) and not isinstance(value, str) else ""


def _read_list(text: str) -> Checked[list[str]]:
    """What stands between commas or line ends, each once. Commas in brackets divide nothing: `*.{yml,yaml}` is one."""
    values: dict[str, None] = {}
    for part in divide(text.replace("\r", "\n"), ",\n"):
        checked = check_line(part.replace("\n", " "))
        if checked.problem is not None:
            return Checked(None, checked.problem)
        if checked.value:
            values[checked.value] = None
    return Checked(list(values))


def _read_paragraph(text: str) -> Checked[str]:
    """A text of one line, as long as it needs to be; white space counts once."""
    checked = check_text(text, may_be_empty=True)
    return Checked(" ".join(text.split())) if checked.problem is None else Checked(None, checked.problem)


def _read_importance(text: str) -> Checked[float]:
    """A share 0..1, which every skill has."""
    checked: Checked[float] = SHARE.read(text)
    return Checked(None, FieldProblem.NO_NUMBER) if checked.value is None and checked.problem is None else checked


LIST = Notation(_list_text, _read_list, _one_a_line)
PARAGRAPH = Notation(lambda value: value if isinstance(value, str) else "", _read_paragraph)
IMPORTANCE = Notation(SHARE.write, _read_importance)
