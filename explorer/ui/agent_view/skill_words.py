"""What a trial says, in words: what speaks for a skill, why others are left out, why meaning is not compared."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from explorer.services.recall.results import Silence
from explorer.services.skills.activation import GAP, MOST_ACTIVE, ActivatedBy, Activation, LeftOut, Scored
from explorer.ui import formats
from explorer.ui.agent_view.search_words import percent

_CONTEXT = "SkillWords"
_NAME_LENGTH = 60
_SIGNALS = {
    ActivatedBy.SEMANTIC: QT_TRANSLATE_NOOP("SkillWords", "activated by its meaning"),
    ActivatedBy.KEYWORD: QT_TRANSLATE_NOOP("SkillWords", "activated by a keyword"),
    ActivatedBy.GLOB: QT_TRANSLATE_NOOP("SkillWords", "activated by a path"),
    ActivatedBy.COMBINED: QT_TRANSLATE_NOOP("SkillWords", "activated by several signs"),
}
_SILENCES = {
    Silence.NO_MODEL: QT_TRANSLATE_NOOP(
        "SkillWords",
        "There is no embedding model, so only keywords and globs answer. Choose one under “Embedding model…”.",
    ),
    Silence.OTHER_MODEL: QT_TRANSLATE_NOOP(
        "SkillWords", "The vectors of this workspace are of another model, so only keywords and globs answer."
    ),
    Silence.NO_VECTORS: QT_TRANSLATE_NOOP("SkillWords", "No skill has a vector, so only keywords and globs answer."),
    Silence.LOADING: QT_TRANSLATE_NOOP("SkillWords", "Meaning follows: the model is loading…"),
}


class SkillWords(QObject):
    """The words with a number in them: their plural forms are collected for the translators from `tr` only."""

    def silent(self, count: int) -> str:
        """How many skills nothing speaks for."""
        return self.tr("Nothing speaks for %n other(s):", "", count)

    def beyond(self, count: int) -> str:
        """That better ones are activated."""
        return self.tr("not activated: only the best %n are", "", count)

    def without_vector(self, count: int) -> str:
        """How many skills have no meaning to compare."""
        return self.tr("%n skill(s) have no vector of their present text: their meaning does not count.", "", count)

    def more(self, count: int) -> str:
        """How many names are not written out."""
        return self.tr("and %n more", "", count)


def silence_words(silence: Silence, trouble: str = "") -> str:
    """Why meaning is not compared; `trouble` is what the model itself said."""
    if not trouble:
        return _translate(_SILENCES[silence])
    text = QCoreApplication.translate("SkillWords", "{trouble} Only keywords and globs answer.")
    return text.format(trouble=trouble)


def signal_words(scored: Scored) -> str:
    """What speaks for a skill that is activated."""
    return "" if scored.activated_by is None else _translate(_SIGNALS[scored.activated_by])


def reason_words(scored: Scored, activation: Activation) -> str:
    """Why a skill is not activated, though something speaks for it; empty where nothing does."""
    reason = scored.left_out
    if reason is LeftOut.BELOW_LOWEST:
        text = QCoreApplication.translate("SkillWords", "not activated: below {lowest}")
        return text.format(lowest=formats.share(activation.lowest))
    if reason is LeftOut.GAP:
        text = QCoreApplication.translate("SkillWords", "not activated: below {share} of the best, {needed}")
        return text.format(share=percent(GAP), needed=formats.share(activation.needed))
    if reason is LeftOut.BEYOND_K:
        return SkillWords().beyond(MOST_ACTIVE)
    if reason is LeftOut.OVER_FETCH:
        return QCoreApplication.translate(
            "SkillWords", "not looked at: only its meaning speaks for it, and others are nearer"
        )
    if reason is LeftOut.NAMESAKE:
        return QCoreApplication.translate("SkillWords", "not looked at: a newer skill has the same name")
    return ""


def skill_name(scored: Scored) -> str:
    """What a skill is called, on one line."""
    return formats.isolated(formats.one_line(scored.skill.name or scored.skill.id, _NAME_LENGTH))


def meaning_words(scored: Scored, activation: Activation) -> str:
    """What its meaning is worth, and the figure behind it."""
    word = QCoreApplication.translate("SkillWords", "meaning")
    if scored.cosine is None:
        return word
    if not scored.semantic and scored.activated_by is not ActivatedBy.SEMANTIC:
        return word
    text = QCoreApplication.translate("SkillWords", "meaning, cosine {cosine}")
    if activation.best_cosine is not None and scored.cosine >= activation.best_cosine:
        text = QCoreApplication.translate("SkillWords", "meaning, cosine {cosine}, the nearest")
    return text.format(cosine=formats.share(scored.cosine))


def keyword_words(scored: Scored) -> str:
    """The keywords that the message says."""
    text = QCoreApplication.translate("SkillWords", "keywords {words}")
    return text.format(words=", ".join(f"“{formats.isolated(word)}”" for word in scored.keywords))


def glob_words(scored: Scored) -> str:
    """The glob, and the path that it matches."""
    if scored.match is None:
        return ""
    text = QCoreApplication.translate("SkillWords", "glob {pattern} matches {path}")
    return text.format(pattern=formats.isolated(scored.match.pattern), path=formats.isolated(scored.match.path))


def importance_words(scored: Scored) -> str:
    """What its importance adds."""
    text = QCoreApplication.translate("SkillWords", "importance {figure}")
    return text.format(figure=formats.share(scored.skill.importance))


def _translate(text: object) -> str:
    # What QT_TRANSLATE_NOOP marks is a str; its type says object.
    return QCoreApplication.translate(_CONTEXT, str(text))
