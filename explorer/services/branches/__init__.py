"""Memory that belongs to a branch: which there is, and how it comes to another branch, or goes (SEMANTICS 8)."""
