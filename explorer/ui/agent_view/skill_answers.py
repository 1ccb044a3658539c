"""The skills as they are shown, and what a message would activate; no Qt, any thread."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from explorer.memory.ahead import Ahead
from explorer.memory.keys import Key
from explorer.memory.namespaces import SKILLS
from explorer.memory.protocols import Embedder, Snapshot
from explorer.memory.records import UNDONE
from explorer.memory.system_records import Skill
from explorer.services.recall.results import Silence
from explorer.services.skills.activation import Activation, activate
from explorer.services.skills.current import current_skills, every_skill, indexed_skills
from explorer.services.skills.prompt import prompt_text
from explorer.services.stale_vectors import other_model
from explorer.services.tokens import estimate_tokens


@dataclass(frozen=True, slots=True)
class ShownSkill:
    """A skill as it will be once what waits is written; `skill.key` is where it stands now.

    `key` is where its newest text will stand, `values` is the metadata that an edit begins from, `lineage` has the keys
    of all its texts, its own first; `revisions` is how many these are. `waits` = a change of it is not in the file yet.
    """

    skill: Skill
    key: Key
    values: Mapping[str, Any]
    lineage: tuple[Key, ...]
    revisions: int = 1
    waits: bool = False

    @property
    def record(self) -> Skill:
        """The skill."""
        return self.skill

    @property
    def root(self) -> Key:
        """What all its revisions have in common."""
        return Key(SKILLS, self.skill.root_id)


@dataclass(frozen=True, slots=True)
class SkillList:
    """The skills that fit a filter, by name; `total` is how many there are without it."""

    skills: tuple[ShownSkill, ...] = ()
    total: int = 0


@dataclass(frozen=True, slots=True)
class Trial:
    """A message, a file that it is about (empty: none), and the unit vector of the message where it is known.

    `silence` says why there is no vector, unless the workspace itself does.
    """

    message: str
    path: str = ""
    vector: NDArray[np.float32] | None = None
    silence: Silence | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is asked."""
        return not self.message.strip() and not self.path.strip()


@dataclass(frozen=True, slots=True)
class Tried:
    """What a trial activates, and the exact text that an agent gets; `wants_vector` = with one there would be more."""

    trial: Trial
    activation: Activation
    prompt: str = ""
    tokens: int = 0
    silence: Silence | None = None
    wants_vector: bool = False


def read_skills(snapshot: Snapshot, ahead: Ahead, text: str = "") -> SkillList:
    """The current skills in which every word of `text` stands somewhere, what waits laid over them."""
    lineages: defaultdict[str, list[Key]] = defaultdict(list)
    for skill in every_skill(snapshot, ahead):
        if skill.superseded_by != UNDONE:
            lineages[skill.root_id].append(skill.key)
    shown = tuple(_shown(skill, ahead, lineages[skill.root_id]) for skill in current_skills(snapshot, ahead, text))
    total = len(shown) if not text.strip() else len(current_skills(snapshot, ahead))
    return SkillList(shown, total)


def try_out(snapshot: Snapshot, ahead: Ahead, trial: Trial, embedder: Embedder | None) -> Tried:
    """What a message would activate once what waits is written."""
    silence = _silence(snapshot, embedder) or trial.silence
    has_message = bool(trial.message.strip())
    vector = None if silence is not None or not has_message else trial.vector
    skills = [] if trial.is_empty else indexed_skills(snapshot, current_skills(snapshot, ahead))
    activation = activate(skills, trial.message, vector, trial.path.strip() or None)
    prompt = prompt_text(each.skill for each in activation.active)
    wants_vector = bool(skills) and has_message and trial.vector is None and silence is Silence.LOADING
    return Tried(trial, activation, prompt, estimate_tokens(prompt), silence if has_message else None, wants_vector)


def _shown(skill: Skill, ahead: Ahead, lineage: list[Key]) -> ShownSkill:
    newest = ahead.current_key(skill.key)
    waits = not ahead.touched.isdisjoint((skill.key, newest))
    keys = dict.fromkeys((newest, skill.key, *lineage))
    return ShownSkill(skill, newest, ahead.metadata(newest) or {}, tuple(keys), len(lineage), waits)


def _silence(snapshot: Snapshot, embedder: Embedder | None) -> Silence | None:
    """Why nothing can be compared by meaning, without loading the model."""
    if embedder is None:
        return Silence.NO_MODEL
    return Silence.OTHER_MODEL if other_model(snapshot, embedder) else None
