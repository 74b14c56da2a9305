"""What is printed: one file a box, in the order of cost."""
