#!/bin/sh
# What the entrypoints of official database images do before the server answers: own the data directory, drop
# privileges, initialize when there is no data yet, and become the server.
set -eu

data=/var/lib/mysql

if [ "$(id -u)" = 0 ]; then
  chown -R 999:999 "$data"
  exec setpriv --reuid=999 --regid=999 --clear-groups "$0" "$@"
fi

if [ ! -d "$data/mysql" ]; then
  mysqld --no-defaults --initialize-insecure --datadir="$data"
fi

exec "$@" --datadir="$data"
