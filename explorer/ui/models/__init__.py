"""Qt models: rows of a snapshot, columns as data."""
