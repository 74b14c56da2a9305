"""The version of the program, which records name."""

VERSION = "0.1.0"
