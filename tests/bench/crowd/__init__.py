"""What a seated person feels of the things that strangers do, for the bench `crowd`."""
