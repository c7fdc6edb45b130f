"""Disney Villainous in the terminal."""

from perfidie.terminal.villainous.realms import painter

__all__ = ["painter"]
