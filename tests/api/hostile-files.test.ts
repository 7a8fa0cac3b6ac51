// spec: 5/contest-entry
import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { FileRefusedError } from '#services/errors.ts'
import { createFileReceiver } from '#services/submissions/receive-files.ts'
import { storeFiles } from '#services/submissions/store-files.ts'
import { hostileFiles } from '#tests/fixtures/media/hostile-files.ts'
import type { Hostile } from '#tests/fixtures/media/hostile-pictures.ts'
import {
  beginningOf,
  expectedOutcomes,
  keptAs,
  refusedWith,
} from '#tests/fixtures/media/hostile-table.ts'
import { uploadDeps } from '#tests/fixtures/uploads.ts'

const { incoming, media, storage } = uploadDeps()
const files = await hostileFiles()
const expected = expectedOutcomes()
const folders: string[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await incoming.close(folder)
})

interface Fate {
  outcome: string
  said: string
  kept?: Buffer
}

/** What happens to a file in an entry. */
async function fateOf({ content }: Hostile): Promise<Fate> {
  const folder = await incoming.open()
  folders.push(folder)
  const receiver = createFileReceiver(folder)
  try {
    await receiver.take('file.jpg', pieces(content))
    const [file] = receiver.files
    const [stored] = await storeFiles({ storage, media }, receiver.files)
    if (!file || !stored) throw new Error('nothing was stored')
    const kept = await readFile(`${file.path}-clean`)
    return { outcome: 'harmless', said: keptAs(stored), kept }
  } catch (error) {
    if (!(error instanceof FileRefusedError)) throw error
    return { outcome: error.reason, said: refusedWith(error.message) }
  }
}

async function* pieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += 64 * 1024) yield content.subarray(at, at + 64 * 1024)
}

describe.each([
  ['is refused as a type that an entry cannot have:', 'wrong type'],
  ['is refused, and harms nothing:', 'unreadable'],
  ['is kept as nothing but its picture and sound:', 'harmless'],
] as const)('%s', (_, outcome) => {
  const some = files.filter((file) => file.outcome === outcome)

  test.each(some.map((file) => [file.what, file] as const))('%s', async (what, file) => {
    const fate = await fateOf(file)
    expect(fate.outcome).toBe(outcome)
    expect(String(fate.kept ?? '')).not.toMatch(/owned|<html|<script/)
    expect(expected.get(what)).toEqual({
      file: what,
      'begins as': beginningOf(file.content),
      outcome: fate.said,
    })
  })
})

test('hostile-files.csv lists these files, at least 40, and no others', () => {
  expect(files.length).toBeGreaterThanOrEqual(40)
  expect([...expected.keys()]).toEqual(files.map(({ what }) => what))
})
