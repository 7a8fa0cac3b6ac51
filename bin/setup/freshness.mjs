// Remembers each step's inputs, so that a step with unchanged inputs is skipped.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A hash of files' names, sizes and times, folders included. It reads no contents, so it takes
 * milliseconds.
 * @param {string[]} paths
 */
async function fingerprint(paths) {
  const lines = await Promise.all(paths.map(describe))
  return createHash('sha256').update(lines.flat().toSorted().join('\n')).digest('hex')
}

async function describe(path) {
  const found = await stat(path).catch(() => undefined)
  if (!found) return [`${path} missing`]
  if (!found.isDirectory()) return [`${path} ${found.size} ${found.mtimeMs}`]
  const names = (await readdir(path)).filter((name) => !name.startsWith('.'))
  return (await Promise.all(names.map((name) => describe(join(path, name))))).flat()
}

/**
 * Does `work` unless the inputs are unchanged and every output exists.
 * @param {{name: string, inputs: string[], outputs: string[]}} step
 * @param {() => Promise<unknown>} work
 * @param {string} [stamps] where the hashes are stored
 */
export async function unlessFresh({ name, inputs, outputs }, work, stamps = '.cache/setup') {
  const stamp = join(stamps, name)
  const now = await fingerprint(inputs)
  const last = await readFile(stamp, 'utf8').catch(() => '')
  if (last === now && outputs.every((path) => existsSync(path))) return
  await rm(stamp, { force: true })
  await work()
  await mkdir(stamps, { recursive: true })
  await writeFile(`${stamp}.partial`, now)
  await rename(`${stamp}.partial`, stamp)
}
