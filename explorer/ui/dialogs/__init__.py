"""Questions to the person that take more than a click."""
