#!/bin/sh
# Ceph's radosgw on port 7070, with ROOT_ACCESS_KEY and ROOT_SECRET_KEY, and the bucket `cabins`. What it stores is
# in memory, and lost with the container; its arguments, which are for another program, are ignored.
set -eu
folder=/buckets/cabins/ceph
rm -rf "$folder"
mkdir -p "$folder/mon" "$folder/osd" "$folder/own"
cd "$folder"
fsid=$(cat /proc/sys/kernel/random/uuid)
disk=$(cat /proc/sys/kernel/random/uuid)
monitor='[v2:127.0.0.1:3300,v1:127.0.0.1:6789]'
cat >ceph.conf <<END
[global]
fsid = $fsid
mon host = $monitor
public addr = 127.0.0.1
keyring = $folder/keyring
mon data = $folder/mon
osd data = $folder/osd
rgw data = $folder/own
run dir = $folder/own
crash dir = $folder/own
admin socket = $folder/own/\$name.asok
log file =
osd objectstore = memstore
memstore device bytes = 1073741824
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd crush chooseleaf type = 0
mon allow pool size one = true
mon data avail crit = 1
END
export CEPH_CONF="$folder/ceph.conf"

ceph-authtool --create-keyring keyring
ceph-authtool keyring --gen-key -n mon. --cap mon 'allow *'
for name in client.admin osd.0 client.rgw; do
  ceph-authtool keyring --gen-key -n "$name" --cap mon 'allow *' --cap osd 'allow *'
done
monmaptool --create --fsid "$fsid" --addv a "$monitor" monmap
ceph-mon --mkfs -i a --monmap monmap --keyring keyring
ceph-mon -f -i a &
ceph osd new "$disk"
ceph-osd -i 0 --mkfs --osd-uuid "$disk"
ceph-osd -f -i 0 &
radosgw-admin user create --uid cabins --display-name cabins \
  --access-key "$ROOT_ACCESS_KEY" --secret-key "$ROOT_SECRET_KEY" >/dev/null
radosgw -f -n client.rgw --rgw-frontends='beast port=7070' &
until curl --silent --fail --output /dev/null http://127.0.0.1:7070; do sleep 0.1; done
# Without a body.
curl --silent --show-error --fail --aws-sigv4 'aws:amz:us-east-1:s3' --user "$ROOT_ACCESS_KEY:$ROOT_SECRET_KEY" \
  --header "x-amz-content-sha256: $(sha256sum </dev/null | cut -d ' ' -f 1)" --request PUT http://127.0.0.1:7070/cabins
wait
