/** Source maps, types, sources (Node runs no TypeScript of packages) and documents. */
const unopened = /\.(map|[cm]?tsx?|flow|tsbuildinfo|md|markdown|bare|cc?|cpp|h|hpp|gypi?)$/i
const licences = /^(licen[cs]e|notice|copying)/i
const ofDevelopers = /^(test|tests|__tests__|benchmarks?|examples?|coverage|\.github)$/

/** What only building a package takes, and what is for browsers, debugging or another engine. */
const unused = [
  // Types, which other packages name as companions; caches of tools.
  /^(@types|@typescript|typescript|csstype|node-addon-api|\.(?!bin$|package-lock)[^/]+)$/,
  /^node-[\w-]+\/(include|share)$/,
  /^better-sqlite3\/(deps|src)$/,
  // Not react.development.js: Node reads there what react.production.js exports.
  /^react-dom\/cjs\/react-dom-.*(development|profiling|client|browser|edge|bun)/,
  /^(@react-router\/node|react-router)\/dist\/development$/,
  /^libheif-js\/(libheif|libheif-wasm\/libheif(-bundle\.mjs|\.js|\.wasm))$/,
  // The same again for another kind of import.
  /^(zod\/.+\.cjs|nodemailer\/dist\/cjs|@simplewebauthn\/server\/script)$/,
  /^(@opentelemetry\/api\/build\/(esm|esnext)|yaml\/browser|ical\.js\/dist\/.*(es5|min).*)$/,
  /^(path-scurry\/node_modules\/)?lru-cache\/dist\/\w+\/(browser|react-native)$/,
]
const prebuilt = /^better-sqlite3\/prebuilds\/(.+)\.node$/

/**
 * Whether production (NODE_ENV=production) may open a file or folder of node_modules; `path` is
 * relative to it.
 */
export function isNeeded(
  path: string,
  isFolder: boolean,
  machine = `${process.platform}-${process.arch}`,
): boolean {
  if (unused.some((pattern) => pattern.test(path))) return false
  const binary = prebuilt.exec(path)?.[1]
  if (binary !== undefined) return binary === machine
  const names = path.split('/')
  const [name = ''] = names.slice(-1)
  if (!isFolder) return licences.test(name) || !unopened.test(name)
  return !(ofDevelopers.test(name) && isTopOfPackage(names))
}

/** Further inside, a folder of such a name may well be code. */
function isTopOfPackage(names: readonly string[]): boolean {
  const inside = names.slice(names.lastIndexOf('node_modules') + 1)
  return inside.length === (inside[0]?.startsWith('@') ? 3 : 2)
}
