"""`python -m greathall`."""

from greathall.cli import main

if __name__ == "__main__":
    main()
