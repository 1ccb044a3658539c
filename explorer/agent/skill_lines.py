"""What was loaded, and what a message activates, as text for people and as JSON for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import structs

from explorer.agent.answers import counted, plain, shortened
from explorer.agent.skills import SkillLoad, Trial
from explorer.agent.teleport_lines import written_line
from explorer.memory.system_records import Skill
from explorer.services.recall.results import Silence
from explorer.services.skills.activation import GAP, LEAST_COSINE, ActivatedBy, Activation, LeftOut, Scored
from explorer.services.skills.loading import LoadedFile, LoadOutcome
from explorer.services.skills.prompt import prompt_text

_SILENT: Mapping[Silence, str] = {
    Silence.NO_MODEL: "no embedding model is installed (pip install 'memory-explorer[model]')",
    Silence.LOADING: "the embedding model is loading",
    Silence.OTHER_MODEL: "the vectors of this workspace are of another model",
    Silence.NO_VECTORS: "no skill has a vector yet (memory-agent check W.vdb --renew-vectors --apply)",
}
_OUTCOMES: Mapping[LoadOutcome, str] = {
    LoadOutcome.ADDED: "new",
    LoadOutcome.REVISED: "revised",
    LoadOutcome.CHANGED: "changed",
    LoadOutcome.RESTORED: "restored",
    LoadOutcome.UNCHANGED: "unchanged",
    LoadOutcome.CHANGED_HERE: "changed here, left as it is",
    LoadOutcome.DELETED_HERE: "deleted here, left so (--restore brings it back)",
    LoadOutcome.SECOND: "left out: an earlier file has the same name",
    LoadOutcome.UNUSABLE: "left out",
}


def load_lines(answer: SkillLoad) -> Iterator[str]:
    """What became of each file, what is wrong with which line, and what was written."""
    counts = Counter(file.outcome for file in answer.files)
    yield ", ".join(f"{counts[outcome]:,} {outcome.value}" for outcome in LoadOutcome if counts[outcome])
    told = [file for file in answer.files if file.outcome is not LoadOutcome.UNCHANGED or file.put_aside]
    yield from shortened([f"  {_file_line(file)}" for file in told])
    if answer.passed_over:
        yield f"Without a front matter, and therefore no skills: {', '.join(answer.passed_over)}"
    if answer.problems:
        yield f"{counted(len(answer.problems), 'thing')} could not be read as it stands:"
        yield from shortened([f"  {problem}" for problem in answer.problems])
    if answer.unembedded:
        are = "has no vector of its" if answer.unembedded == 1 else "have no vector of their"
        yield (
            f"{counted(answer.unembedded, 'skill')} {are} text and can be activated by keywords and globs only, until "
            f"vectors are renewed: memory-agent check {answer.workspace.name} --renew-vectors --apply"
        )
    if answer.dry_run:
        yield "Nothing was written: this was a dry run."
    else:
        yield written_line(answer.workspace, answer.change_id, dry_run=False)


def load_document(answer: SkillLoad) -> dict[str, object]:
    """The same, with the number of files of each outcome at the top."""
    document = plain(answer)
    assert isinstance(document, dict)
    counts = Counter(file.outcome for file in answer.files)
    return {"counts": {outcome.value: counts[outcome] for outcome in LoadOutcome}, **document}


def list_lines(skills: Sequence[Skill]) -> Iterator[str]:
    """One line a skill."""
    if not skills:
        yield "There are no skills. Load some: memory-agent skills load FOLDER --into W.vdb"
    for skill in skills:
        marks = " (no vector yet)" if skill.embedding_stale else ""
        yield f"{skill.name}  {skill.importance:.2f}  {skill.description or _first_line(skill)}{marks}"


def list_document(skills: Sequence[Skill]) -> dict[str, object]:
    """All fields of each skill but the text."""
    return {"skills": [_document(skill, with_content=False) for skill in skills]}


def show_lines(skill: Skill) -> Iterator[str]:
    """The fields that are set, then the text as it goes into a prompt."""
    fields = {
        "description": skill.description,
        "importance": f"{skill.importance:.2f}",
        "keywords": ", ".join(skill.trigger_keywords),
        "globs": ", ".join(skill.glob_patterns),
        "tags": ", ".join(skill.tags),
        "loaded from": skill.loaded_from,
        "key": str(skill.key),
    }
    yield from (f"{name}: {value}" for name, value in fields.items() if value)
    yield ""
    yield from prompt_text([skill]).splitlines()[2:]


def show_document(skill: Skill) -> dict[str, object]:
    """All fields of the skill."""
    return _document(skill, with_content=True)


def trial_lines(answer: Trial) -> Iterator[str]:
    """What would be activated and what not, each with its parts and the reason."""
    found = answer.activation
    if answer.silence is not None:
        yield silence_sentence(answer.silence)
    yield f"{counted(len(found.active), 'skill')} would be activated."
    for each in found.active:
        yield _head(
            each, "by several signals" if each.activated_by is ActivatedBy.COMBINED else f"by {each.activated_by}"
        )
        yield f"    {_parts(each)}"
    if found.others:
        yield f"{counted(len(found.others), 'skill')} would not:"
        yield from shortened([f"{_head(each, _reason(each, found))} · {_parts(each)}" for each in found.others])


def silence_sentence(silence: Silence | None) -> str:
    """Why no skill is found by meaning; empty where they are."""
    if silence is None:
        return ""
    return f"Nothing was compared by meaning: {_SILENT[silence]}. A keyword or a glob is enough then."


def trial_document(answer: Trial) -> dict[str, object]:
    """The same as data: every skill with the parts of its score, in the order of their places."""
    found = answer.activation
    return {
        "workspace": str(plain(answer.workspace)),
        "message": plain(answer.message),
        "path": plain(answer.path),
        "silence": None if answer.silence is None else answer.silence.value,
        "lowest": found.lowest,
        "needed": found.needed,
        "best_cosine": found.best_cosine,
        "without_vector": found.without_vector,
        "active": [_scored_document(each) for each in found.active],
        "others": [_scored_document(each) for each in found.others],
        "prompt": plain(prompt_text(each.skill for each in found.active)),
    }


def _file_line(file: LoadedFile) -> str:
    parts = [f"{file.name or '?'} ({file.file}): {_OUTCOMES[file.outcome]}"]
    if file.fields and file.outcome in (LoadOutcome.REVISED, LoadOutcome.CHANGED):
        parts.append(_names(file.fields))
    if file.kept and file.outcome is not LoadOutcome.CHANGED_HERE:
        parts.append(f"left as changed here: {_names(file.kept)}")
    if file.overruled:
        parts.append(f"changed here too, the file counts: {_names(file.overruled)}")
    if file.put_aside:
        parts.append(f"{counted(len(file.put_aside), 'further record')} of this name put aside")
    return "; ".join(parts)


def _names(fields: Iterable[str]) -> str:
    return ", ".join(field.replace("_", " ") for field in fields)


def _head(each: Scored, why: str) -> str:
    return f"  {each.skill.name}  {each.score:.2f}  {why}"


def _parts(each: Scored) -> str:
    cosine = "" if each.cosine is None else f" (cosine {each.cosine:.2f})"
    said = f" ({', '.join(each.keywords)})" if each.keywords else ""
    match = "" if each.match is None else f" ({each.match.pattern} matches {each.match.path})"
    return (
        f"meaning {each.semantic:.2f}{cosine} · keywords {each.keyword:.2f}{said} · "
        f"glob {each.glob:.2f}{match} · importance {each.importance:.3f}"
    )


def _reason(each: Scored, found: Activation) -> str:
    match each.left_out:
        case LeftOut.NO_SIGNAL:
            if each.cosine is None:
                return "no keyword and no glob, and nothing was compared by meaning"
            return f"no keyword, no glob, and not about it (cosine below {LEAST_COSINE:g})"
        case LeftOut.OVER_FETCH:
            return "too many others are nearer by meaning"
        case LeftOut.BELOW_LOWEST:
            return f"below {found.lowest:.2f}"
        case LeftOut.GAP:
            return f"below {GAP:.0%} of the best ({found.needed:.2f})"
        case LeftOut.NAMESAKE:
            return "a newer record has the same name"
        case _:
            return "enough others are better"


def _scored_document(each: Scored) -> dict[str, object]:
    return {
        "name": plain(each.skill.name),
        "key": plain(each.skill.key),
        "rank": each.rank,
        "score": each.score,
        "semantic": each.semantic,
        "keyword": each.keyword,
        "glob": each.glob,
        "importance": each.importance,
        "cosine": each.cosine,
        "keywords": plain(each.keywords),
        "match": plain(each.match),
        "activated_by": None if each.activated_by is None else each.activated_by.value,
        "left_out": None if each.left_out is None else each.left_out.value,
    }


def _document(skill: Skill, *, with_content: bool) -> dict[str, object]:
    fields = {name: plain(value) for name, value in structs.asdict(skill).items()}
    if not with_content:
        del fields["content"]
    return {"key": plain(skill.key)} | fields


def _first_line(skill: Skill) -> str:
    return next((line.strip("# ") for line in skill.content.splitlines() if line.strip("# ")), "")
