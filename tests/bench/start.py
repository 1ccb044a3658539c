"""From process start to a visible window with the demo open."""

from __future__ import annotations

from statistics import median

from tests.bench.measure import RUNS, Result, absolute, in_fresh_process

SIZE = 1
LIMIT_S = 1.2

_CODE = """
import os, sys, time
clock = os.sysconf("SC_CLK_TCK")
began = float(open("/proc/self/stat").read().rsplit(")", 1)[1].split()[19]) / clock
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from explorer.ui.main_window import MainWindow
def paint(self, event, plain=MainWindow.paintEvent):
    plain(self, event)
    QTimer.singleShot(0, report)
def report():
    assert "torch" not in sys.modules and "sentence_transformers" not in sys.modules
    print(time.clock_gettime(time.CLOCK_BOOTTIME) - began, flush=True)
    QApplication.quit()
MainWindow.paintEvent = paint
from explorer.app import main
main(["--demo"])
"""


def run(size: int) -> Result:
    """Seconds from the kernel's start time of the process (±10 ms) to the first painted window."""
    in_fresh_process(_CODE)
    took = [in_fresh_process(_CODE) for _ in range(RUNS + 2)]
    return absolute("start", size, median(took), "s", LIMIT_S, worst=max(took))
