"""Patience, from the command line: `python main.py --help` tells what there is."""

import sys

from game.app.program import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
