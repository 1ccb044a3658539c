#!/bin/sh
# Sets up everything that is needed and runs the demo or the tests:
#   sh packaging/run.sh demo [OPTION...]     a window with the demo workspace; options go to memory-explorer
#   sh packaging/run.sh tests [OPTION...]    the whole test suite, in two processes; options go to pytest
# The virtual environment is .venv in the checkout, or the folder that VENV names.
set -eu
cd "$(dirname "$0")/.."
task=${1:-}
case $task in
    demo) extras=model ;;
    tests) extras=model,dev ;;
    *) echo "usage: sh packaging/run.sh demo|tests [OPTION...]" >&2; exit 2 ;;
esac
shift

# Qt needs these libraries, which a desktop has and a bare Debian server has not.
libraries="libegl1 libgl1 libxkbcommon0 libxkbcommon-x11-0 libdbus-1-3 libfontconfig1 libxcb-cursor0 libxcb-icccm4
    libxcb-keysyms1 libxcb-shape0 libxcb-xinerama0 fontconfig fonts-dejavu-core git python3-venv"
if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
    missing=
    for library in $libraries; do
        dpkg-query -W -f='${db:Status-Status}' "$library" 2>/dev/null | grep -qx installed || missing="$missing $library"
    done
    if [ -n "$missing" ]; then
        if [ "$(id -u)" = 0 ]; then
            apt-get update -qq
            # shellcheck disable=SC2086
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
        else
            echo "If the window does not open, install first: sudo apt-get install$missing" >&2
        fi
    fi
fi

venv=${VENV:-.venv}
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
    --constraint packaging/constraints.txt --editable ".[$extras]"

case $task in
    demo) exec "$venv/bin/memory-explorer" --demo "$@" ;;
    tests) exec env HF_HUB_OFFLINE=1 QT_QPA_PLATFORM=offscreen "$venv/bin/python" -m pytest \
        --numprocesses=2 --dist=loadfile "$@" ;;
esac
