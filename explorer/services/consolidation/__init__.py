"""Putting together what is doubled and clearing what nobody needs: proposals for a person, nothing applied unseen."""
