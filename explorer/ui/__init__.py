"""The window: shows snapshots, sends intents. No rules, no file access."""
