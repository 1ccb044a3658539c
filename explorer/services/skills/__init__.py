"""Skills: read from Markdown, kept as records, activated by what is said, put into a prompt (SEMANTICS 11)."""
