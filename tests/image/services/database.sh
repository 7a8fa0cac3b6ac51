#!/bin/sh
# PostgreSQL as its image has it: the first start makes what POSTGRES_USER, _DB and _PASSWORD say.
set -eu
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb --pgdata="$data" --username="$POSTGRES_USER" --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  echo "create database \"$POSTGRES_DB\"" | postgres --single -D "$data" postgres
fi
# Podman puts a folder of its own over /run of a read-only container.
exec postgres -D "$data" -c listen_addresses='*' -c unix_socket_directories=/tmp
