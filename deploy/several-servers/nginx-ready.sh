#!/bin/sh
# Usage: nginx-ready.sh FILE SERVER…
# Asks every server each second whether it is ready, and tells nginx, which cannot ask by itself: writes FILE
# for its `upstream`, and reloads it when that has changed. Those that are not ready get visitors only if no
# other answers.
# RELOAD: the command that reloads nginx. ONCE: write FILE, reload nothing and end.
set -eu
file=$1
shift

# A server that does not answer in time gets a second chance, so that a busy moment changes nothing.
is_ready() {
  curl --silent --fail --output /dev/null --max-time 3 --retry 1 --retry-delay 1 --retry-all-errors \
    "http://$1/readyz"
}

list() {
  up='' down=''
  for server; do
    if is_ready "$server"; then up="$up $server"; else down="$down $server"; fi
  done
  if [ -z "$up" ]; then
    up=$down down=''
  fi
  for server in $up; do echo "server $server max_fails=3 fail_timeout=5s;"; done
  for server in $down; do echo "server $server max_fails=3 fail_timeout=5s backup;"; done
}

changed=''
while :; do
  list "$@" >"$file.new"
  if ! cmp -s "$file.new" "$file"; then
    mv "$file.new" "$file"
    changed=yes
  fi
  [ -z "${ONCE:-}" ] || exit 0
  # Until nginx runs this fails, and is tried again.
  if [ -n "$changed" ] && ${RELOAD:-systemctl reload nginx}; then changed=''; fi
  sleep 1
done
