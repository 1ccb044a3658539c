"""What the file doctor found and can be mended: proposed one by one, written as one change set (SEMANTICS 1, 2)."""
