"""Knowledge-graph records under other key names, as other servers and people write them, in the format's own.

Seen in the wild: `_type` for `type`; one observation a line (`entityName`, `observation`); relations inside their
entity; no type at all; facts of an assistant (`subject`, `fact`, `category`); one object of texts by name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from explorer.agent.importers.json_objects import JsonObject

_OTHER_NAMES = {
    "_type": "type",
    "_savedAt": "createdAt",
    "created_at": "createdAt",
    "entity_type": "entityType",
    "relation_type": "relationType",
}
_BESIDE_A_FACT = ("reason", "citations")
_BESIDE_AN_OBSERVATION = ("source",)
_SENTENCE = 2
"""Words that tell a text that says something from a value of a settings file."""


def in_the_format(found: JsonObject) -> Iterator[JsonObject]:
    """The entity and relation records that `found` stands for; itself where it is none or nothing known."""
    record = {_OTHER_NAMES.get(key, key): value for key, value in found.items() if _OTHER_NAMES.get(key) not in found}
    if isinstance(record.get("type"), str):
        yield from _with_relations(record) if record["type"] == "entity" and "relations" in record else [record]
    elif isinstance(record.get("subject"), str) and isinstance(record.get("fact"), str):
        yield _of_fact(record)
    elif isinstance(record.get("entityName"), str) and record.keys() & {"observation", "observations", "contents"}:
        yield _of_observation(record)
    elif isinstance(record.get("name"), str) and record.keys() & {"entityType", "observations"}:
        yield from _with_relations({**record, "type": "entity"})
    elif isinstance(record.get("from"), str) and isinstance(record.get("to"), str):
        yield {**record, "type": "relation"}
    else:
        yield record


def is_graph_record(found: JsonObject) -> bool:
    """Whether it is a record of this format or one of its dialects."""
    return any(record.get("type") in ("entity", "relation") for record in in_the_format(found))


def of_texts_by_name(found: JsonObject) -> Iterator[JsonObject]:
    """An entity for each text of an object of texts by name."""
    yield from ({"type": "entity", "name": name, "observations": value} for name, value in found.items())


def is_texts_by_name(found: Mapping[str, object]) -> bool:
    """Whether it is an object of texts by name, at least one of them more than a word."""
    texts = [value for value in found.values() if isinstance(value, str)]
    return len(texts) == len(found) and any(len(text.split()) > _SENTENCE for text in texts)


def _of_fact(record: JsonObject) -> JsonObject:
    more = {key: record[key] for key in _BESIDE_A_FACT if isinstance(record.get(key), str) and record[key]}
    created = record.get("createdAt")
    observation = {"text": record["fact"], "more": more, "createdAt": created}
    known = {"type": "entity", "name": record["subject"], "observations": [observation]}
    return known | ({"entityType": record["category"]} if "category" in record else {})


def _of_observation(record: JsonObject) -> JsonObject:
    """One entity's observations, in a record of their own."""
    given = next(record[key] for key in ("observation", "observations", "contents") if key in record)
    more = {key: record[key] for key in _BESIDE_AN_OBSERVATION if isinstance(record.get(key), str) and record[key]}
    times = {key: record[key] for key in ("timestamp", "createdAt", "updatedAt") if key in record}
    texts = given if isinstance(given, list) else [given]
    observations = [{"text": text, "more": more, **times} if isinstance(text, str) else text for text in texts]
    known = {"type": "entity", "name": record["entityName"], "observations": observations}
    return known | ({"entityType": record["entityType"]} if "entityType" in record else {})


def _with_relations(record: JsonObject) -> Iterator[JsonObject]:
    """The entity, and the relations that stand in it as records of their own."""
    relations = record.get("relations")
    if not isinstance(relations, list):
        yield record
        return
    yield {key: value for key, value in record.items() if key != "relations"}
    for relation in relations:
        if not isinstance(relation, dict):
            yield {"type": "relation", "from": record.get("name")}
            continue
        target = next((relation[key] for key in ("to", "target") if key in relation), None)
        kind = next((relation[key] for key in ("relationType", "relation_type", "type") if key in relation), None)
        yield {"type": "relation", "from": relation.get("from", record.get("name")), "to": target, "relationType": kind}
