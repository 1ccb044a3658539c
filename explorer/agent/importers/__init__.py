"""Readers of other tools' memory files; each is pure, and what it cannot use it says line by line."""
