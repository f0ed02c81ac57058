"""Things that are drawn cell by cell, and the widgets they stand in."""
