"""Memory Explorer: review and correct what AI agents remember in a `.vdb` workspace."""

__version__ = "0.7.0"
