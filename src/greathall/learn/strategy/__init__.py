"""Strategy pages: data, and what reads them."""
