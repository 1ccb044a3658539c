"""What an agent gets for a question: three modes of search over the facts, each result with its reasons (SEMANTICS 9)."""
