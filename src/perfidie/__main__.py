"""``python -m perfidie``: the command line."""

import sys

from perfidie.cli import main

if __name__ == "__main__":
    sys.exit(main())
