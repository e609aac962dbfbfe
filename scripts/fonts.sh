#!/bin/sh
# Writes the fonts of the pictures, src/edges/chart/fonts/: Inter with Latin, Greek and Cyrillic letters, and signs only.
# Needs the network, and pyftsubset from Debian's package fonttools: scripts/fonts.sh
set -eu

version=0.4.2
letters=U+0020-007E,U+00A0-017F,U+0303,U+0370-03FF,U+0400-045F
signs=U+1D40,U+1D9C,U+2000-209F,U+20AC,U+2122,U+2150-215F,U+2190-22FF,U+2300-230F,U+2500-25FF,U+2713,U+2717,U+2C7C,U+FFFD

folder=$(cd "$(dirname "$0")/../src/edges/chart/fonts" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm pack --silent "@expo-google-fonts/inter@$version" >/dev/null
tar -xzf ./*.tgz
for font in 400Regular/Inter_400Regular:inter-regular 700Bold/Inter_700Bold:inter-bold; do
  pyftsubset "package/${font%%:*}.ttf" --unicodes="$letters,$signs" --layout-features=kern --no-hinting \
    --notdef-outline --no-recalc-timestamp --output-file="$folder/${font##*:}.ttf"
done
cp package/LICENSE_FONT "$folder/inter-license.txt"
