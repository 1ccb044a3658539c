"""What an agent gets for a question: three modes of search, each result with its reasons (SEMANTICS 9)."""
