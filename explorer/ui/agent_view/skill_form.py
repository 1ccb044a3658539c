"""The attributes of a skill as a form."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from typing_extensions import override

from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.services.editing import Editing
from explorer.services.skills.editing import edit_skill
from explorer.services.skills.prompt import prompt_text
from explorer.services.tokens import estimate_tokens
from explorer.ui import formats
from explorer.ui.agent_view.skill_answers import ShownSkill
from explorer.ui.agent_view.skill_notation import IMPORTANCE, LIST, PARAGRAPH
from explorer.ui.agent_view.skill_wrapped_field import WrappedField, flat_input_style_sheet
from explorer.ui.details.attribute_fields import ShareField
from explorer.ui.details.builds import begun_at
from explorer.ui.details.drafts import Drafts
from explorer.ui.details.fields import Field
from explorer.ui.details.record_form import RecordForm, flat_style_sheet
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.words import field_value_word, field_word
from explorer.ui.write_queue import Build


class SkillForm(RecordForm):
    """What activates it, what it allows, how much it weighs; lists have a comma or a line end between values."""

    def __init__(self, session: Session, drafts: Drafts) -> None:
        self.description = WrappedField("description", field_word("description"), PARAGRAPH)
        self.keywords = WrappedField("trigger_keywords", field_word("trigger_keywords"), LIST)
        self.globs = WrappedField("glob_patterns", field_word("glob_patterns"), LIST)
        self.tools = WrappedField("tools_allowed", field_word("tools_allowed"), LIST)
        self.importance = ShareField("importance", field_word("importance"), IMPORTANCE)
        self.tags = WrappedField("tags", field_word("tags"), LIST)
        fields = (self.description, self.keywords, self.globs, self.tools, self.importance, self.tags)
        super().__init__(session, drafts, fields)
        self.description.input.setPlaceholderText(self.tr("none"))
        self.keywords.input.setPlaceholderText(self.tr("none: words, between commas"))
        self.globs.input.setPlaceholderText(self.tr("none: paths like Dockerfile or src/**/*.py"))
        self.tools.input.setPlaceholderText(self.tr("none named"))
        self.tags.input.setPlaceholderText(self.tr("none"))

    def show_skill(self, shown: ShownSkill, *, editable: bool) -> None:
        """Show a skill."""
        self.show_record(shown, self._described(shown), editable=editable)
        skill, values = shown.skill, shown.values
        for field, value in (
            (self.description, skill.description),
            (self.keywords, list(skill.trigger_keywords)),
            (self.globs, list(skill.glob_patterns)),
            (self.tools, list(skill.tools_allowed)),
            (self.importance, skill.importance),
            (self.tags, list(skill.tags)),
        ):
            field.show_value(value, values.get(field.name))
        self.restore()

    @override
    def dress(self) -> None:
        self.setStyleSheet(flat_style_sheet(self) + flat_input_style_sheet(self))
        self.dress_names(tones(self.palette()))

    @override
    def _build(self, key: Key, name: str, value: object, base: object) -> Build:
        def build(editing: Editing) -> ChangeSet | None:
            return begun_at(editing, edit_skill(editing, key, {name: value}), key, {name: base})

        return build

    def _described(self, shown: ShownSkill) -> Sequence[Field]:
        skill, muted = shown.skill, tones(self.palette()).muted
        editable = (
            Field(field.title, escape(field_value_word(field.name, getattr(skill, field.name))), "", field.name)
            for field in self.fields
        )
        cost = self.tr("about {n} tokens where it is active")
        tokens = formats.count(estimate_tokens(prompt_text([skill])))
        history = self.tr("%n text(s), this one included", "", shown.revisions) if shown.revisions > 1 else ""
        lines = (
            Field(self.tr("Name"), escape(formats.isolated(skill.name)), leads=True),
            *editable,
            Field(self.tr("Cost"), cost.format(n=tokens)),
            Field(self.tr("History"), history),
            Field(self.tr("Loaded from"), escape(formats.isolated(skill.loaded_from))),
            Field(self.tr("Changed"), formats.local_time(skill.updated), formats.exact_time(skill.updated)),
            Field(self.tr("Record"), f'<span style="color:{muted}">{escape(str(skill.key))}</span>'),
        )
        return [line for line in lines if line.value]
