#!/bin/sh
# Collects the window's texts into resources/i18n/explorer_*.ts and compiles them to the .qm files that the program loads.
set -eu
cd "$(dirname "$0")/.."
bin=${VENV:-.venv}/bin
for language in en es uk; do
    only=$([ "$language" = en ] && echo "-pluralonly" || true)
    # shellcheck disable=SC2046,SC2086
    "$bin/pyside6-lupdate" -no-obsolete -locations none $only $(find explorer/ui -name '*.py' | sort) \
        -ts "resources/i18n/explorer_$language.ts"
    "$bin/pyside6-lrelease" "resources/i18n/explorer_$language.ts" -qm "resources/i18n/explorer_$language.qm"
done
