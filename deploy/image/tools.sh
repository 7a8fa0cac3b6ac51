# Fetches the Node that runs the site and a current npm into /tools/bin.
set -eu
npm=npm@11.19.1
arch=$(dpkg --print-architecture | sed 's/amd64/x64/')
version=$(node -p "require('./package.json').optionalDependencies['node-linux-$arch']")
mkdir -p /tools/bin
for package in "node-linux-$arch@$version" "$npm"; do
  folder=/tools/${package%@*}
  mkdir "$folder"
  tar --extract --gzip --strip-components=1 --directory "$folder" --file "$(npm pack --silent "$package")"
done
ln -s "/tools/node-linux-$arch/bin/node" /tools/bin/node
ln -s /tools/npm/bin/npm-cli.js /tools/bin/npm
ln -s /tools/npm/bin/npx-cli.js /tools/bin/npx
