"""The only place that touches the disk, and the only one that imports vectlite."""
