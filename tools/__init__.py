"""Scripts of the house. A package, so that no other `tools` on somebody's Python is taken for it."""
