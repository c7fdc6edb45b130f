"""All rules of the game, loaded in one order: programs are numbered as they are met, and the numbers are saved."""

from __future__ import annotations

from importlib import import_module

from perfidie.games.villainous.printed import VILLAINS

for _module in ("turn", *(f"villains.{villain}" for villain in VILLAINS)):
    import_module(f"perfidie.games.villainous.{_module}")
