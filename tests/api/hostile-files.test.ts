import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createMedia } from '#integrations/media/index.ts'
import { prepareFile } from '#services/entries/entry-files.ts'
import { createIntake } from '#services/entries/entry-intake.ts'
import { FileRefusedError } from '#services/errors.ts'
import {
  brokenPictures,
  otherTypes,
  strangePictures,
  type Hostile,
} from '#tests/fixtures/media/hostile-pictures.ts'
import { brokenVideos, strangeVideos } from '#tests/fixtures/media/hostile-videos.ts'
import { incomingFolder, uploadParts } from '#tests/fixtures/uploads.ts'

const { incoming } = uploadParts()
// A hostile file is given less time here than a slow one of a guest may need.
const media = createMedia({ root: incomingFolder(), timeLimitMs: 3000, isPolite: false })
afterAll(() => media.close())
const broken = await brokenPictures()
const strange = await strangePictures()
const folders: string[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await incoming.close(folder)
})

/** What becomes of a file on its way into an entry; of a harmless one, the bytes that are kept. */
async function fateOf(content: Buffer): Promise<string | Buffer> {
  const folder = await incoming.open()
  folders.push(folder)
  const intake = createIntake(folder)
  try {
    await intake.take('a.jpg', pieces(content))
    const [file] = intake.files
    if (!file) return 'nothing'
    return await readFile((await prepareFile(media, file)).path)
  } catch (error) {
    if (error instanceof FileRefusedError) return error.reason
    throw error
  }
}

async function* pieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += 64 * 1024) yield content.subarray(at, at + 64 * 1024)
}

const named = (files: readonly Hostile[]) => files.map((file) => [file.what, file] as const)

describe('is refused as a type that an entry cannot have:', () => {
  test.each(named(otherTypes))('%s', async (_, { content, outcome }) => {
    expect(await fateOf(content)).toBe(outcome)
  })
})

describe('is refused, and harms nothing:', () => {
  test.each(named([...broken, ...brokenVideos]))('%s', async (_, { content, outcome }) => {
    expect(await fateOf(content)).toBe(outcome)
  })
})

describe('is kept as nothing but its picture and sound:', () => {
  test.each(named([...strange, ...strangeVideos]))('%s', async (_, { content }) => {
    const kept = await fateOf(content)
    expect(kept).toBeInstanceOf(Buffer)
    expect(String(kept)).not.toMatch(/owned|<html|<script/)
  })
})
