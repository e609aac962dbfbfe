#!/bin/sh
# The steps of official database images before the server answers: own the data directory, drop privileges, check the
# configuration, initialise, start a temporary server to make users, stop it, become the server.
# (Left out: they also load time zones, and read several settings with one more `--verbose --help` each.)
set -eu

data=/var/lib/mysql
temporary=/tmp/init.sock

if [ "$(id -u)" = 0 ]; then
  chown -R 999:999 "$data"
  exec setpriv --reuid=999 --regid=999 --clear-groups "$0" "$@"
fi

if [ ! -d "$data/mysql" ]; then
  "$@" --verbose --help >/dev/null
  mysqld --no-defaults --initialize-insecure --datadir="$data"
  mysqld --no-defaults --datadir="$data" --socket="$temporary" --skip-networking --mysqlx=OFF --secure-file-priv=NULL --pid-file=/tmp/init.pid --daemonize --log-error=/tmp/init.log
  kill "$(cat /tmp/init.pid)"
  while kill -0 "$(cat /tmp/init.pid 2>/dev/null || echo 999999)" 2>/dev/null; do sleep 0.05; done
fi

exec "$@" --datadir="$data"
