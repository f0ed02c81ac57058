"""Random and mutated input for each parser that strangers reach."""
