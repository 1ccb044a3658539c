"""Skills for an agent: loaded from Markdown files, activated by a message, put into its prompt (seed A's engine)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path

from explorer.agent.access import Access, utc_now
from explorer.agent.replanning import applied, previewed
from explorer.agent.skill_files import read_skill_files
from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.memory.protocols import Clock, Embedder, Report
from explorer.memory.system_records import Skill
from explorer.services.editing import Editing
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.recall.results import Silence
from explorer.services.skills.activation import LOWEST_SCORE, MOST_ACTIVE, Activation, activate
from explorer.services.skills.current import current_skills, indexed_skills
from explorer.services.skills.loading import LoadedFile, LoadOutcome, load_skills
from explorer.services.skills.message_vector import message_vector
from explorer.services.skills.parsing import ParsedSkill, Problem, parse_skill
from explorer.services.skills.prompt import prompt_text

_WHAT_NOT = "No skill was loaded"


class NoSkill(MemoryExplorerError):
    """There is no skill that could be loaded, or none of the name."""


@dataclass(frozen=True, slots=True)
class SkillLoad:
    """What became of each file, or would (`dry_run`).

    `files` are those that could be read, `problems` what is wrong with any of them, by line. `unembedded`: skills of
    the workspace that have no vector of their present text and are found by keywords and globs only; None in a dry run.
    """

    workspace: Path
    dry_run: bool
    change_id: str
    files: tuple[LoadedFile, ...]
    problems: tuple[Problem, ...]
    passed_over: tuple[str, ...] = ()
    unembedded: int | None = None

    def keys(self) -> tuple[Key, ...]:
        """The records of the files, in their order, without those that stay deleted."""
        return tuple(
            file.key for file in self.files if file.key is not None and file.outcome is not LoadOutcome.DELETED_HERE
        )


@dataclass(frozen=True, slots=True)
class Trial:
    """What a message activates; `silence` says why nothing is compared by meaning."""

    workspace: Path
    message: str
    path: str
    activation: Activation
    silence: Silence | None


class SkillEngine:
    """The skills of one workspace. Nothing is held open between calls.

    What is read is what is in the file: an agent gets nothing that waits in Memory Explorer to be written.
    Whatever is wrong is raised as a `MemoryExplorerError`; then nothing was changed.
    """

    def __init__(
        self,
        workspace: Path | str,
        max_active: int = MOST_ACTIVE,
        min_score: float = LOWEST_SCORE,
        *,
        clock: Clock = utc_now,
        embedding: Callable[[], AbstractContextManager[Embedder]] = MiniLmEmbedder,
        person: str | None = None,
        state_root: Path | None = None,
        report: Report = lambda _: None,
        access: Access | None = None,
    ) -> None:
        """At most `max_active` skills are activated, none with less than `min_score`; the rest as `Access`.

        An `access` that is given stands for the rest.
        """
        self.max_active = max_active
        self.min_score = min_score
        self._access = access or Access(workspace, clock, embedding, person, state_root, report)

    def load_from_directory(self, folder: Path | str) -> SkillLoad:
        """Load every skill in a folder; files that are not, and those of skills deleted here, are told (`load`)."""
        return self.load([Path(folder)])

    def load(self, sources: Sequence[Path], *, dry_run: bool = False, restore: bool = False) -> SkillLoad:
        """Load these files and those in these folders, as one step that can be undone in Memory Explorer.

        What is the same adds nothing; what was changed or deleted here stays so, unless its file changed since, or
        `restore` brings deleted ones back. Raises `UnusableSource`, `NoSkill` and as `register`.
        """
        read = read_skill_files(sources)
        parsed = [parse_skill(each.file, each.text) for each in read.texts]
        problems = (*read.problems, *(problem for each in parsed for problem in each.problems))
        if not any(each.is_usable for each in parsed):
            told = " ".join(map(str, problems[:3])) or f"{', '.join(read.passed_over)} has no front matter."
            raise NoSkill(f"There is no skill in these files. {told} {_WHAT_NOT}.")
        return self._loaded(parsed, problems, read.passed_over, dry_run=dry_run, restore=restore)

    def register(self, skill: ParsedSkill) -> Key:
        """Load one skill that stands in no file, and give its record.

        Raises `NoSkill` where it has no name or text or is deleted here, `NotAWorkspace`, `WorkspaceDamaged`, and as
        `writing.write_now`.
        """
        if not skill.is_usable:
            raise NoSkill(f"A skill needs a name and a text. {_WHAT_NOT}.")
        loaded = self._loaded([skill], (), ())
        if not loaded.keys():
            raise NoSkill(f"The skill “{skill.name}” was deleted here and stays so. {_WHAT_NOT}.")
        return loaded.keys()[0]

    def skills(self) -> list[Skill]:
        """All current skills in the file, by name."""
        return current_skills(self._access.scan("No skill was read", self._access.share(0.0, 1.0)))

    def skill(self, name: str) -> Skill:
        """The skill of this name, whatever the case. Raises `NoSkill`."""
        found = self.skills()
        exact = [skill for skill in found if skill.name == name]
        folded = [skill for skill in found if skill.name.casefold() == name.casefold()]
        if not exact and not folded:
            known = ", ".join(skill.name for skill in found) or "none"
            raise NoSkill(f"There is no skill “{name}” in “{self._access.path.name}”. There are: {known}.")
        return (exact or folded)[-1]

    def activate(self, message: str, file_path: str | None = None, k: int | None = None) -> Activation:
        """The skills that a message activates, at most `k`; `file_path` is a file that it is about."""
        return self.trial(message, file_path, k).activation

    def trial(self, message: str, file_path: str | None = None, k: int | None = None) -> Trial:
        """The same, with the reason where nothing is compared by meaning."""
        here = self._access.scan("No skill was tried", self._access.share(0.0, 0.2))
        skills = indexed_skills(here, current_skills(here))
        with self._access.embedder() as embedder:
            vector, silence = message_vector(here, embedder, skills, message, self._access.share(0.2, 1.0))
        found = activate(skills, message, vector, file_path, k or self.max_active, self.min_score)
        return Trial(self._access.path, message, file_path or "", found, silence)

    @staticmethod
    def format_for_prompt(activation: Activation) -> str:
        """The section of the prompt that the activated skills make; empty without any."""
        return prompt_text(each.skill for each in activation.active)

    def _loaded(
        self,
        parsed: Sequence[ParsedSkill],
        problems: Sequence[Problem],
        passed_over: Sequence[str],
        *,
        dry_run: bool = False,
        restore: bool = False,
    ) -> SkillLoad:
        def rule(editing: Editing) -> tuple[SkillLoad, ChangeSet | None]:
            files, change = load_skills(editing, parsed, restore=restore)
            change_id = "" if change is None or dry_run else change.id
            told = SkillLoad(self._access.path, dry_run, change_id, files, tuple(problems), tuple(passed_over))
            return told, change

        if dry_run:
            return previewed(self._access, rule, _WHAT_NOT)
        done = applied(self._access, rule, _WHAT_NOT)
        standing = current_skills(self._access.scan(_WHAT_NOT, lambda _: None))
        return replace(done, unembedded=sum(skill.embedding_stale for skill in standing))
