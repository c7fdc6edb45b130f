"""Evil Corp. in the terminal."""

from perfidie.terminal.evil_corp.corp import painter

__all__ = ["painter"]
