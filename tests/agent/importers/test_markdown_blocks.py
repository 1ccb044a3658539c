from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.agent.importers.markdown_blocks import Block, blocks, wiki_links

TEXT = """# Title

Words on
two lines.

## Rules ##
- one
  and more

  - inner
- two
1. three
---
<!-- no words -->
| a | b |
|---|---|
### Deep

Before code:
```sh
# no heading
- no item
```
After.
## C#
x
"""


def test_bullets_paragraphs_tables_and_code_under_their_headings() -> None:
    assert blocks(TEXT, 5) == [
        Block("Words on\ntwo lines.", 7, (), "Title"),
        Block("one\n  and more", 11, ("Rules",), "Title", is_item=True),
        Block("inner", 14, ("Rules",), "Title", is_item=True),
        Block("two", 15, ("Rules",), "Title", is_item=True),
        Block("three", 16, ("Rules",), "Title", is_item=True),
        Block("| a | b |\n|---|---|", 19, ("Rules",), "Title"),
        Block("Before code:\n```sh\n# no heading\n- no item\n```", 23, ("Rules", "Deep"), "Title"),
        Block("After.", 28, ("Rules", "Deep"), "Title"),
        Block("x", 30, ("C#",), "Title"),
    ]


def test_a_label_before_bullets_is_a_heading_of_these() -> None:
    found = blocks("**How to apply:**\n- a\n- b\n\nNext:\n\nText")
    assert [(block.text, block.headings) for block in found] == [
        ("a", ("How to apply",)),
        ("b", ("How to apply",)),
        ("Next:", ()),
        ("Text", ()),
    ]


def test_code_that_does_not_end_goes_to_the_end() -> None:
    assert blocks("```\n# a\n- b") == [Block("```\n# a\n- b", 1)]


def test_a_heading_below_another_ends_with_the_next_of_its_level() -> None:
    found = blocks("## A\n### B\nb\n## C\nc\n####\nd")
    assert [block.headings for block in found] == [("A", "B"), ("C",), ("C",)]


@pytest.mark.parametrize(
    ("text", "links"),
    [
        ("[[a]] and [[b|shown]] and [[c#part]]", ["a", "b", "c"]),
        ("`[[a]]`\n```\n[[b]]\n```\n[[c]]", ["c"]),
        ("[[]] [[a\nb]] [x](y)", []),
    ],
)
def test_wiki_links_outside_of_code(text: str, links: list[str]) -> None:
    assert list(wiki_links(text)) == links


@given(st.text("#-*+ \t\n`~|:ab1.<!>_", max_size=80))
def test_lines_are_of_the_text_and_in_order(text: str) -> None:
    found = blocks(text)
    lines = [block.line for block in found]
    assert lines == sorted(set(lines))
    assert all(block.text.strip() for block in found)
    assert not found or lines[-1] <= text.count("\n") + 1
