#!/bin/sh
# Collects the window's texts into explorer_*.ts and compiles them to the .qm files that the program loads.
# Works on resources/i18n, or on the folder that is given.
set -eu
target=$(cd "${1:-"$(dirname "$0")/../resources/i18n"}" && pwd)
cd "$(dirname "$0")/.."
bin=${VENV:-.venv}/bin
for language in en es uk; do
    only=$([ "$language" = en ] && echo "-pluralonly" || true)
    # shellcheck disable=SC2046,SC2086
    "$bin/pyside6-lupdate" -no-obsolete -locations none $only $(find explorer/ui -name '*.py' | LC_ALL=C sort) \
        -ts "$target/explorer_$language.ts"
    "$bin/pyside6-lrelease" "$target/explorer_$language.ts" -qm "$target/explorer_$language.qm"
done
