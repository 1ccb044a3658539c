from __future__ import annotations

from dataclasses import replace

import pytest

from explorer.agent.desk import Desk
from explorer.agent.serving import office as module
from explorer.agent.serving.asking import Asker
from explorer.agent.serving.office import Office
from explorer.agent.verbs import VERBS
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from tests.agent.plain_vectlite import records
from tests.agent.remembering import DATABASE

CODER = Asker("coder")


def silent(_: float) -> None:
    """A `Report` that nobody reads."""


def test_every_verb_is_a_tool(office: Office) -> None:
    assert list(office.tools) == list(VERBS)
    assert office.tools["diff"].text.startswith("Compare a snapshot")


def test_an_answer_has_words_and_data(office: Office) -> None:
    told = office.call("search_memory", {"query": "Which database?", "explain": True}, CODER, silent)
    assert told.data is not None
    assert told.sentence == told.data["sentence"]
    assert told.data["results"][0]["id"] == str(DATABASE)
    assert not told.is_error


def test_who_asks_is_named_by_the_client_unless_the_server_has_a_name(desk: Desk, office: Office) -> None:
    office.call("record_observation", {"content": "Cold"}, Asker("claude-code"), silent)
    with Office(replace(desk, agent="coder")) as named:
        named.call("record_observation", {"content": "Warm"}, Asker("claude-code"), silent)
    observations = {each.get("content"): each for each in records(desk.path).values()}
    assert observations["Cold"]["agent_id"] == "claude-code"
    assert observations["Warm"]["agent_id"] == "coder"


def test_recalls_are_counted_after_the_answer(desk: Desk, office: Office) -> None:
    told = office.call("search_memory", {"query": "database"}, CODER, silent)
    assert told.data is not None
    assert told.data["counted"] is False
    office.close()
    assert records(desk.path)[DATABASE]["recall_count"] == 1


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("nothing", {}, "There is no tool “nothing”: choose one of propose_fact"),
        ("get_fact", {}, "get_fact needs `id`"),
        ("get_fact", {"id": "gone"}, "gone"),
        ("search_memory", {"query": "x", "mode": "psychic"}, "psychic"),
    ],
)
def test_errors_say_what_to_do(office: Office, name: str, given: dict[str, object], sentence: str) -> None:
    told = office.call(name, given, CODER, silent)
    assert sentence in told.sentence
    assert (told.is_error, told.data) == (True, None)
    missing = office.read("memory://nowhere", CODER, silent)
    assert missing.is_error
    assert "memory://policies" in missing.sentence


def test_a_bug_ends_nothing_and_tells_nothing(
    office: Office, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(desk: Desk) -> None:
        raise KeyError("/secret/path")

    tool = replace(office.tools["list_skills"], verb=replace(VERBS["list_skills"], run=broken))
    monkeypatch.setitem(office.__dict__, "tools", {"list_skills": tool})
    monkeypatch.setattr(module, "read_page", lambda desk, _: broken(desk))
    for told in (office.call("list_skills", {}, CODER, silent), office.read("memory://notes", CODER, silent)):
        assert told.is_error
        assert "because of an error in Memory Explorer (KeyError)" in told.sentence
        assert "secret" not in told.sentence
    assert "/secret/path" in caplog.text


def test_a_stop_is_no_answer(office: Office) -> None:
    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        office.call("harmonize_memory", {}, CODER, stop)


def test_a_result_that_is_no_object_becomes_one(office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = replace(office.tools["list_skills"], verb=replace(VERBS["list_skills"], run=lambda _: [Key("a", "b")]))
    monkeypatch.setitem(office.__dict__, "tools", {"list_skills": tool})
    told = office.call("list_skills", {}, CODER, silent)
    assert (told.sentence, told.data) == ("", {"result": ["a/b"]})
