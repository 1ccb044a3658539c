"""What an agent gets before it begins: the preamble for a task, skills for a message."""

from __future__ import annotations

from dataclasses import dataclass

from explorer.agent.answers import counted
from explorer.agent.desk import Desk
from explorer.agent.preambles import dispatch_preamble
from explorer.agent.skill_lines import silence_sentence
from explorer.agent.skills import SkillEngine
from explorer.services.skills.activation import MOST_ACTIVE


@dataclass(frozen=True, slots=True)
class PreambleText:
    """The text that goes before a task, and what it costs."""

    text: str
    characters: int
    tokens: int
    policies: int
    notes: int
    facts: int
    facts_that_match: int
    sentence: str


@dataclass(frozen=True, slots=True)
class ListedSkill:
    """A skill without its text."""

    id: str
    name: str
    description: str
    trigger_keywords: tuple[str, ...]
    glob_patterns: tuple[str, ...]
    tools_allowed: tuple[str, ...]
    tags: tuple[str, ...]
    importance: float


@dataclass(frozen=True, slots=True)
class SkillList:
    """All skills by name."""

    skills: tuple[ListedSkill, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class ActiveSkill:
    """A skill that the message activates, with its whole text; `activated_by` says what spoke for it."""

    name: str
    score: float
    activated_by: str
    keywords: tuple[str, ...]
    tools_allowed: tuple[str, ...]
    content: str


@dataclass(frozen=True, slots=True)
class ActiveSkills:
    """The skills for a message, the best first; `prompt` is the section of a prompt that they make."""

    skills: tuple[ActiveSkill, ...]
    prompt: str
    notice: str
    sentence: str


def preamble(desk: Desk, task: str = "", repo: str = "") -> PreambleText:
    """Get what belongs before a task: all active policies, your own notes, and a few facts that match it.

    Use it at the start of a task, if your client has not put it into your prompt. A task of fewer than 20 characters
    gets no facts. Verify what is critical with search_memory.

    - `task`: What is to be done, in a sentence or more.
    - `repo`: The slug of the repository whose facts come first; empty = the one you work in.
    """
    branch, slug = desk.branch_name(), repo.strip() or desk.repo
    made = dispatch_preamble(
        desk.path, task, desk.agent, branch=branch, repo=slug, clock=desk.clock, report=desk.report
    )
    included = len(made.shortlist.included)
    parts = (
        counted(len(made.policy_lines), "policy", "policies"),
        counted(len(made.own_notes), "note"),
        f"{counted(included, 'fact')} of {made.shortlist.matches:,} that match",
    )
    return PreambleText(
        made.text,
        made.characters,
        made.tokens,
        len(made.policy_lines),
        len(made.own_notes),
        included,
        made.shortlist.matches,
        f"{', '.join(parts)}: about {counted(made.tokens, 'token')}.",
    )


def list_skills(desk: Desk) -> SkillList:
    """List the skills of the workspace: what each is for and what activates it. activate_skills gives their texts."""
    skills = tuple(
        ListedSkill(
            str(skill.key),
            skill.name,
            skill.description,
            skill.trigger_keywords,
            skill.glob_patterns,
            skill.tools_allowed,
            skill.tags,
            skill.importance,
        )
        for skill in _engine(desk).skills()
    )
    return SkillList(skills, f"{counted(len(skills), 'skill')} in the workspace.")


def activate_skills(desk: Desk, message: str, path: str = "", limit: int = MOST_ACTIVE) -> ActiveSkills:
    """Get the instructions that fit what you are about to do, by its words, its meaning and the file it is about.

    Use it with the person's message before you start, and follow what comes back.

    - `message`: What is to be done.
    - `path`: A file that it is about, such as "src/app/Dockerfile".
    - `limit`: How many skills at most.
    """
    engine = _engine(desk)
    trial = engine.trial(message, path or None, limit)
    active = trial.activation.active
    skills = tuple(
        ActiveSkill(
            each.skill.name,
            each.score,
            "" if each.activated_by is None else each.activated_by.value,
            each.keywords,
            each.skill.tools_allowed,
            each.skill.content,
        )
        for each in active
    )
    names = ", ".join(f"“{skill.name}”" for skill in skills)
    sentence = (
        f"{counted(len(skills), 'skill')} for this message: {names}." if skills else "No skill is for this message."
    )
    return ActiveSkills(skills, engine.format_for_prompt(trial.activation), silence_sentence(trial.silence), sentence)


def _engine(desk: Desk) -> SkillEngine:
    return SkillEngine(desk.path, access=desk.access)
