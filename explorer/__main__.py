"""`python -m explorer` is `memory-explorer`."""

import sys

from explorer.app import main

sys.exit(main())
