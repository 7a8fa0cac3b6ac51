# Puts together what the image contains: the site, and of Debian only the libraries that it loads.
set -eu
to=$1
mkdir -p "$to/app/content" "$to/app/deploy/image" "$to/etc/ssl/certs" "$to/usr/share/doc" "$to-data"

for part in bin build contracts integrations node_modules server services store \
  package.json package-lock.json sbom.cdx.json LICENSE; do
  cp -a "$part" "$to/app/"
done
# The pictures' originals stay out: the site serves the encoded ones.
find content -mindepth 1 -maxdepth 1 ! -name pictures -exec cp -a {} "$to/app/content/" ';'
mkdir "$to/app/content/pictures"
find content/pictures -maxdepth 1 -name '*.ts' -exec cp -a {} "$to/app/content/pictures/" ';'
cp -a deploy/image/healthy.mjs "$to/app/deploy/image/"

libraries=$(find "$to/app/node_modules" \( -name '*.node' -o -name '*.so*' -o -path '*/bin/node' \) -type f \
  -exec ldd {} + 2>/dev/null | awk '{ for (i = 1; i <= NF; i++) if ($i ~ /^\/(usr\/)?lib/) print $i }' | sort -u)
for library in $libraries; do
  mkdir -p "$to$(dirname "$library")"
  cp -L "$library" "$to$library"
  dpkg-query --search "$(realpath "$library")" | cut -d: -f1 >> "$to/packages"
done
sort -u -o "$to/packages" "$to/packages"
for package in $(cat "$to/packages") ca-certificates; do
  cp -rL "/usr/share/doc/$package" "$to/usr/share/doc/"
  dpkg-query --show "$package"
done > "$to/usr/share/doc/debian-packages"
rm "$to/packages"

cp -L /etc/ssl/certs/ca-certificates.crt "$to/etc/ssl/certs/"
echo 'cabins:x:10001:10001::/data:/nonexistent' > "$to/etc/passwd"
echo 'cabins:x:10001:' > "$to/etc/group"
echo 'hosts: files dns' > "$to/etc/nsswitch.conf"
