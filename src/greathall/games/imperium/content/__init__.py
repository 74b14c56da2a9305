"""What is printed: one folder a box."""
