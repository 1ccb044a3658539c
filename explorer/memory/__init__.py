"""The words of the domain: what a workspace remembers, and the protocols in which the layers meet.

Depends on nothing else of ours: no disk, no Qt.
"""
