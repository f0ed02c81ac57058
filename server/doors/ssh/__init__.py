"""The door that people open with ssh: who comes in, how, and what a connection gets."""
