"""Memory that travels: two workspaces compared, merged without loss, and parts of one made ready to be sent."""
