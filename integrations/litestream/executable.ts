import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The path of Litestream for this machine; null if its package is not installed or there is none. */
export function litestreamPath(): string | null {
  const name = `@flydotio/litestream-${process.platform}-${process.arch}/litestream`
  const path = fileURLToPath(new URL(`../../node_modules/${name}`, import.meta.url))
  return existsSync(path) ? path : null
}
