"""What every deck builder shares: the stack machine, decisions, chance, zones, events, errors."""
