"""Attackers and seated people for the bench `crowd`."""
