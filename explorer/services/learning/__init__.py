"""How a workspace learns: what an agent says becomes a new fact, a mention of a known one, or a replacement."""
