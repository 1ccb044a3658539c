"""The way in for agents: command line and importers. Never loads Qt."""
