"""What people see and read of the house."""
