"""The toy games are interpreted classes, which cannot inherit from compiled ones: they are for the pure core only."""

import perfidie

collect_ignore = ["toys", "test_checks.py"] if perfidie.core() == "compiled" else []
