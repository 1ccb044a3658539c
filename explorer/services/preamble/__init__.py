"""What an agent gets at dispatch: every active policy, its own notes, a few facts (SEMANTICS 9, seed B)."""
