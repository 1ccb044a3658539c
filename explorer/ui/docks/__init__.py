"""The docks beside the tabs."""
