"""The Agent view: what an agent would get, by the very code that serves it."""
