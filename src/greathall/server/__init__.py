"""The web service: lobby, tables, live updates, storage."""
