"""Maintenance on demand: what it would do is shown, gone through and decided on; nothing is applied unseen."""
