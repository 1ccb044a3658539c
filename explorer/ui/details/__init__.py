"""The Details dock: one record as a form, or many at once."""
