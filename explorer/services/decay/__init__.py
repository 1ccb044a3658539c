"""Decay: facts that nobody uses lose importance, and go once too little is left (SEMANTICS 4)."""
