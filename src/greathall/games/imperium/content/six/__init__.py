"""What three against three adds to Uprising, and prints anew."""
