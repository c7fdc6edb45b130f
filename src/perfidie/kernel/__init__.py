"""What every game stands on: states that ask, steps, knowledge, records. Knows no game and no language."""
