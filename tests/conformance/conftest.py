"""The toy games are interpreted classes, which cannot inherit from compiled ones: they test the suite on a pure core."""

import perfidie

collect_ignore = ["toys", "test_checks.py"] if perfidie.core() == "compiled" else []
