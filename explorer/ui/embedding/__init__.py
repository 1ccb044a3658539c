"""The embedding model in the window: which one, what it has embedded, and embedding everything anew."""
