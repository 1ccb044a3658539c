"""What an agent keeps for itself: its notebook, what it observed, and what it remembers for a session."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from explorer.agent.answers import counted
from explorer.agent.desk import Desk
from explorer.memory.changes import ChangeSet
from explorer.memory.system_records import HotItem, Note
from explorer.services import notebook, session_items
from explorer.services.editing import Editing
from explorer.services.notebook import Notebook
from explorer.services.preamble.results import Cost
from explorer.services.session_items import TTL_HOURS, SessionItem

_WHAT_NOT = "Nothing was written"


@dataclass(frozen=True, slots=True)
class Observation:
    """One thing that the agent observed; `id` is what a fact names in `source_observation_ids`."""

    id: str
    content: str
    topic: str
    created_at: str


@dataclass(frozen=True, slots=True)
class MyNotes:
    """The agent's notebook: `content` is its own text, `others` what other tools wrote for it.

    `characters` and `tokens` are what all of it, observations included, takes in every preamble.
    """

    agent: str
    content: str
    updated_at: str
    others: tuple[str, ...]
    observations: tuple[Observation, ...]
    characters: int
    tokens: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Observed:
    """The observation; `is_new` False = it stood in the notebook already."""

    observation: Observation
    is_new: bool
    sentence: str


@dataclass(frozen=True, slots=True)
class Remembered:
    """The session's item and until when it lasts; `is_new` False = it was there and lasts longer now."""

    id: str
    session: str
    content: str
    importance: float
    expires_at: str
    is_new: bool
    sentence: str


def get_my_notes(desk: Desk) -> MyNotes:
    """Read your private notebook: your own text and your observations with their ids.

    Nobody else gets it, and all of it is in your preamble at every dispatch. Use it before you rewrite it, and to find
    the ids of observations that a fact comes from.
    """
    return _notes(desk, notebook.notebook(desk.read(), desk.agent.strip()))


def update_my_notes(
    desk: Desk, text: str, mode: Literal["replace", "append"] = "replace", clear_observations: bool = False
) -> MyNotes:
    """Write your private notebook: where you are, and what you must not forget at your next run.

    It is private to you and is put into your prompt, verbatim, at every dispatch, so keep it short. What others should
    know is a fact: use propose_fact.

    - `text`: With mode "replace", the whole text from now on (empty = none); with "append", a further line.
    - `mode`: "replace" or "append".
    - `clear_observations`: Also take your observations out of the notebook, once what matters of them stands in the
      text or in facts. They stay in the workspace, so that facts that name them keep their source.
    """
    if mode not in ("replace", "append"):
        raise notebook.CannotNote(f"There is no mode “{mode}”: choose replace or append. {_WHAT_NOT}.")

    def rule(editing: Editing) -> tuple[None, ChangeSet | None]:
        _, change = notebook.write_notes(
            editing, desk.agent, text, append=mode == "append", clear_observations=clear_observations
        )
        return None, change

    desk.write(rule, _WHAT_NOT)
    return get_my_notes(desk)


def record_observation(desk: Desk, content: str, topic: str = "") -> Observed:
    """Note what you saw, in your private notebook, under an id of its own.

    Use it for raw evidence: what a command printed, what a person said, what failed. Name the id in
    `source_observation_ids` of the facts that you conclude from it. It is private to you and is in your preamble until
    you clear it with update_my_notes. The same observation is not noted twice.

    - `content`: What was observed, as exactly as needed.
    - `topic`: What it is about, in a word or two.
    """

    def rule(editing: Editing) -> tuple[tuple[Note, bool], ChangeSet | None]:
        note, change = notebook.observe(editing, desk.agent, desk.session, content, topic)
        return (note, change is not None), change

    note, is_new = desk.write(rule, _WHAT_NOT)
    told = _observation(note)
    sentence = f"Noted as {told.id}." if is_new else f"It is noted as {told.id} already, so nothing was written."
    return Observed(told, is_new, sentence)


def remember(
    desk: Desk,
    content: str,
    importance: float = 0.5,
    ttl_hours: float = TTL_HOURS,
    fact_type: str = "",
    domain: str = "",
    topic: str = "",
) -> Remembered:
    """Keep something for this session only; it runs out by itself.

    Use it for what is useful now and probably not next week. consolidate_memory may later make a fact of it, if its
    type is a lasting one. What is certain to matter later is a fact: use propose_fact. Said again in the session, it
    lasts longer and is not kept twice.

    - `content`: What to remember.
    - `importance`: How much it matters, 0 to 1.
    - `ttl_hours`: After so many hours it runs out.
    - `fact_type`: fact, preference, decision, goal, instruction, relationship, learning or observation if it may become
      a fact, another type if it must not; empty = as its words say, and not at all where they say nothing.
    - `domain`: The field of knowledge that its fact would belong to.
    - `topic`: The topic of its fact.
    """
    item = SessionItem(
        content, desk.agent.strip(), desk.session, importance, ttl_hours, fact_type.strip(), domain, topic,
        desk.branch_name(),
    )  # fmt: skip

    def rule(editing: Editing) -> tuple[tuple[HotItem, bool], ChangeSet | None]:
        kept, change = session_items.remember(editing, item)
        return (kept, editing.ahead.metadata(kept.key) is None), change

    kept, is_new = desk.write(rule, _WHAT_NOT)
    ends = str(kept.expires_at)
    sentence = f"Remembered until {ends}." if is_new else f"It was remembered already, and lasts until {ends} now."
    return Remembered(str(kept.key), desk.session, kept.content, kept.importance, ends, is_new, sentence)


def _notes(desk: Desk, book: Notebook) -> MyNotes:
    agent, own = desk.agent.strip(), book.own
    costs = [Cost.of(note.content) for note in book.notes]
    tokens = sum(cost.tokens for cost in costs)
    observations = tuple(map(_observation, book.observations))
    sentence = (
        f"The notebook of “{agent}” has {counted(len(observations), 'observation')} and takes about "
        f"{counted(tokens, 'token')} at every dispatch."
    )
    return MyNotes(
        agent,
        "" if own is None else own.content,
        "" if own is None else str(own.updated_at or ""),
        tuple(note.content for note in book.others),
        observations,
        sum(cost.characters for cost in costs),
        tokens,
        sentence if agent else "It is not said which agent asks, so there is no notebook.",
    )


def _observation(note: Note) -> Observation:
    return Observation(str(note.key), note.content, note.topic, str(note.created_at or note.updated_at or ""))
