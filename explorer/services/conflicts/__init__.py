"""Contradictions and duplicates: finding, noting and deciding them (SEMANTICS 5)."""
