"""The rules, pure: from a snapshot to what a person sees or a change. No disk (but for git and the model), no Qt."""
