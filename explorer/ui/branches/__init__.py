"""The branches of a workspace: which one is shown, and what becomes of their memory."""
