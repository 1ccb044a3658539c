"""Writers of files for other tools; each is pure, and what it leaves out it counts."""
