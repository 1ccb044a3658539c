from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.facts import Veracity
from explorer.memory.keys import Key
from explorer.memory.times import format_time
from explorer.services.learning.learned import Outcome
from explorer.services.learning.proposal import CannotLearn, Speaker
from explorer.services.learning.rivals import Fate, OnConflict, Why
from tests.services.learning.known import ANA, BO, PG14, PG16, Known
from tests.services.raw_snapshot import MAIN, NOW


def test_a_new_fact_is_added_with_its_domain_open_to_every_role() -> None:
    known = Known()
    learned = known.say(PG14, domain="data", topic="Database")
    assert (learned.outcome, learned.new_domain, learned.embedded) == (Outcome.ADDED, "data", True)
    assert known.of(learned.id)["content"] == PG14
    (domain,) = known.within("__domains__").values()
    grants = known.within("__grants__").values()
    assert domain["name"] == "data"
    assert {grant["permission"] for grant in grants} == {"write"}
    assert {"ceo", "coder", "general"} <= {grant["role"] for grant in grants}
    assert known.say("Ana likes tea", domain="data").new_domain == ""
    assert known.say("Copies are made every night").new_domain == ""


def test_said_again_it_is_a_mention_once_for_each_agent_and_session() -> None:
    known = Known({"__notes__ n": {"content": "saw it"}})
    first = known.say(PG14, domain="data", topic="Database")
    again = known.say(f" {PG14}", domain="Data", topic="DATABASE", confidence=0.9)
    assert (again.outcome, again.id, again.confidence) == (Outcome.KNOWN, first.id, 0.35)
    assert again.left_as_it_was == ("confidence",)
    other = known.say(PG14, BO, domain="data", topic="database", veracity="stated", source_observation_ids=["n"])
    assert (other.outcome, other.mention_count) == (Outcome.MENTIONED, 2)
    assert other.confidence == pytest.approx(0.35 + 0.65 * 0.3)
    assert known.of(first.id)["source_observation_ids"] == ["__notes__/n"]
    assert known.say(PG14, Speaker("ana", "s9", "coder", "main"), domain="data", topic="database").mention_count == 3
    assert len(known.within(MAIN)) == 1


@settings(max_examples=25, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.sampled_from([PG14, PG16, "Ana likes tea", "Київ"]),
            st.sampled_from(["", "database", "Database"]),
            st.sampled_from([ANA, BO]),
            st.sampled_from([*Veracity]),
        ),
        min_size=1,
        max_size=6,
    )
)
def test_said_twice_in_a_row_it_adds_nothing(said: list[tuple[str, str, Speaker, Veracity]]) -> None:
    known = Known()
    for text, topic, speaker, veracity in said:
        known.say(text, speaker, topic=topic, veracity=veracity.value)
        before = known.records
        again = known.say(text, speaker, topic=topic, veracity=veracity.value)
        assert known.records == before
        assert again.outcome in (Outcome.KNOWN, Outcome.OUTVOTED)
        confidences = [each["confidence"] for each in known.within(MAIN).values()]
        assert all(0.0 <= confidence <= 1.0 for confidence in confidences)


def test_another_topic_branch_or_expired_text_is_another_fact() -> None:
    known = Known({f"{MAIN} over": {"content": PG14, "topic": "t", "valid_until": "2020-01-01"}})
    ids = {
        known.say(PG14, topic="t").id,
        known.say(PG14, topic="u").id,
        known.say(PG14, Speaker("ana", "s1", "coder", "dev"), topic="t").id,
        known.say(PG14, domain="data", topic="t").id,
    }
    assert len(ids) == 4
    assert Key(MAIN, "over") not in ids


def test_a_fact_of_another_tool_is_mentioned_where_it_stands() -> None:
    known = Known({"user pg": {"content": PG14, "domain": "data"}, f"{MAIN} pg": {"content": PG14, "domain": "Data"}})
    assert known.say(PG14, domain="data").id == Key(MAIN, "pg")
    assert known.say(PG14, domain="data", memory_type="user").id == Key("user", "pg")
    known = Known({"user pg": {"content": PG14, "domain": "data"}})
    assert known.say(PG14, domain="data").id == Key("user", "pg")


def test_the_newer_of_two_contradicting_facts_stays_and_the_conflict_is_resolved() -> None:
    known = Known()
    old = known.say(PG14, topic="database")
    new = known.say(PG16, BO, topic="database")
    assert (new.outcome, new.superseded, [each.fate for each in new.conflicts]) == (
        Outcome.ADDED,
        (old.id,),
        [Fate.SUPERSEDED],
    )
    assert known.of(old.id)["superseded_by"] == new.id.id
    (conflict,) = known.within("__conflicts__").values()
    assert (conflict["state"], conflict["winner"], conflict["similarity"]) == ("resolved", str(new.id), 0.965)
    back = known.say(PG14, topic="database")
    assert (back.outcome, back.superseded, back.id.id) == (Outcome.ADDED, (new.id,), f"{old.id.id}-2")


def test_the_better_supported_stays_until_enough_say_the_other() -> None:
    known = Known()
    strong = known.say(PG14, topic="database", confidence=0.6)
    weak = known.say(PG16, BO, topic="database")
    assert (weak.outcome, weak.links, weak.conflicts[0].id) == (Outcome.OUTVOTED, (), strong.id)
    assert known.of(weak.id)["superseded_by"] == strong.id.id
    before = known.records
    assert known.say(PG16, BO, topic="database").id == weak.id
    assert known.records == before
    outcomes = []
    for number in range(3):
        said = known.say(PG16, Speaker("cy", f"s{number}", "qa", "main"), topic="database")
        outcomes.append((said.outcome, round(said.confidence, 3)))
    assert outcomes[0] == (Outcome.OUTVOTED, 0.486)
    assert outcomes[1] == (Outcome.OUTVOTED, 0.594)
    assert outcomes[2] == (Outcome.ADDED, 0.68)
    assert known.of(strong.id)["superseded_by"]


def test_recorded_only_where_that_is_asked_for_or_a_person_stands_behind_it() -> None:
    known = Known()
    old = known.say(PG14, topic="database")
    new = known.say(PG16, topic="database", on_conflict=OnConflict.RECORD)
    assert (new.outcome, new.superseded, new.conflicts[0].why_open) == (Outcome.ADDED, (), Why.ASKED)
    assert "superseded_by" not in known.of(old.id)
    (conflict,) = known.within("__conflicts__").values()
    assert conflict["state"] == "open"
    pinned = Known({f"{MAIN} p": {"content": PG14, "pinned": True, "confidence": 0.1}})
    assert pinned.say(PG16).conflicts[0].why_open is Why.PINNED
    assert "superseded_by" not in pinned.of(Key(MAIN, "p"))


def test_a_near_duplicate_is_kept_and_recorded() -> None:
    known = Known({f"{MAIN} a": {"content": "The database is PostgreSQL 14 ."}})
    learned = known.say(PG14)
    assert (learned.outcome, learned.conflicts[0].kind) == (Outcome.ADDED, "duplicate")
    (conflict,) = known.within("__conflicts__").values()
    assert (conflict["kind"], conflict["state"]) == ("duplicate", "open")
    assert [(link.to.id, link.type) for link in learned.links] == [("a", "related")]


def test_without_a_model_the_words_of_the_topic_are_compared_and_nothing_gives_way() -> None:
    known = Known(vectors={})
    old = known.say(PG14, topic="database")
    new = known.say(PG16, topic="database")
    assert (new.embedded, new.conflicts[0].why_open, new.conflicts[0].similarity) == (False, Why.NO_VECTOR, None)
    assert "superseded_by" not in known.of(old.id)
    (conflict,) = known.within("__conflicts__").values()
    assert (conflict["state"], "similarity" in conflict) == ("open", False)
    assert known.say("Ana likes tea", topic="database").conflicts == ()


def test_expiry_links_and_sources_are_kept_and_unknown_ones_refused() -> None:
    known = Known({f"{MAIN} a": {"content": "Ana likes tea"}, "__notes__ n": {"content": "saw"}})
    end = format_time(NOW + timedelta(days=1))
    learned = known.say(PG14, valid_until=end, links=["a"], source_observation_ids=["n"], repo="web", domain="data")
    record = known.of(learned.id)
    assert (record["valid_until"], record["domain"]) == (end, "repo:web/data")
    assert record["links"] == [{"to": f"{MAIN}/a", "type": "related", "weight": 1.0}]
    assert record["source_observation_ids"] == ["__notes__/n"]
    before = known.records
    with pytest.raises(CannotLearn, match="Nothing was written"):
        known.say(PG16, links=["b"])
    with pytest.raises(CannotLearn, match="Nothing was written"):
        known.say(PG16, source_observation_ids=["m"])
    assert known.records == before


def test_unknown_keys_of_what_is_mentioned_or_gives_way_survive() -> None:
    known = Known({f"{MAIN} a": {"content": PG14, "topic": "database", "theirs": {"kept": [1]}}})
    known.say(PG14, topic="database")
    known.say(PG16, topic="database", confidence=0.9)
    record = known.of(Key(MAIN, "a"))
    assert record["theirs"] == {"kept": [1]}
    assert record["superseded_by"]
