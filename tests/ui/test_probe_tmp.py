import pytest
from tests.ui.conftest import *
from tests.ui.test_write_queue import *
@pytest.mark.parametrize("n", range(1))
def test_undo_race(desk, workspace, n, qtbot):
    lost=0
    for k in range(40):
        desk.made(confidence(0.9))
        # commit has just begun
        desk.writes.undo()
        desk.settle()
        if stored(workspace, CACHE)["confidence"]!=0.4:
            lost+=1
            desk.writes.undo(); desk.settle()
    print("LOST", lost)
def test_ahead_cost(many, begin, desk):
    import time
    from explorer.ui.standing import ahead_of
    from explorer.services.edits import set_fields
    d=desk.open(many)
    s=d.session.snapshot
    ks=[s.key(int(r)) for r in s.fact_rows(None)]
    cs=[set_fields(d.writes.editing(s), ks, {"confidence": 0.1+k/100}) for k in range(1)]
    t=time.perf_counter(); ahead_of(s, cs); print("AHEAD ms for", sum(len(c.operations) for c in cs), (time.perf_counter()-t)*1000)
