"""The picture of the knowledge graph, and its list."""
