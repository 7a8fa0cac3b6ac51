import { statSync } from 'node:fs'

const noFile = { throwIfNoEntry: false, bigint: true } as const

/** Returns whether all paths still lead to the files that they lead to now: a few microseconds. */
export function sameFiles(paths: readonly string[]): () => boolean {
  const now = () => paths.map(identityOf).join()
  const known = now()
  return () => now() === known
}

function identityOf(path: string): string {
  const stats = statSync(path, noFile)
  return stats ? `${stats.dev} ${stats.ino}` : 'gone'
}
