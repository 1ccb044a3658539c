"""Before anything imports Qt or a model: no display, no network, no traces in a person's folders."""

from __future__ import annotations

import os
import tempfile

from hypothesis import HealthCheck, settings

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["HF_HUB_OFFLINE"] = "1"
# No test writes into the history of the person who runs it.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="memory-explorer-tests-")

# Examples are the same in every run, unless HUNT=1 asks for new ones; how fast a busy machine makes them is no finding.
settings.register_profile(
    "house", deadline=None, derandomize="HUNT" not in os.environ, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")
