import { once } from 'node:events'
import { link, readFile, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { newTemporaryFolder, type TemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { assertWritten, createMedia, MediaError } from './index.ts'
import { startReader } from './reader-process.ts'

const site = fileURLToPath(new URL('../../', import.meta.url))
const program = join(site, 'tests/fixtures/processes/curious-reader.ts')
let folder: TemporaryFolder
let other: TemporaryFolder

beforeEach(async () => {
  folder = await newTemporaryFolder('cabins-reader-')
  other = await newTemporaryFolder('cabins-other-')
})
afterEach(() => Promise.all([folder.remove(), other.remove()]))

/** What a reader of this folder is answered for each path when it tries to read it. */
async function readingOf(paths: readonly string[]): Promise<string[]> {
  const reader = startReader(folder.path, { niceness: 0, program })
  reader.send(paths)
  const [answers] = await once(reader, 'message')
  reader.kill('SIGKILL')
  return answers as string[]
}

describe('a reader of files', () => {
  test('cannot read what lies outside its own folder', async () => {
    const [own, others] = [join(folder.path, 'file'), join(other.path, 'file')]
    await writeFile(own, 'own')
    await writeFile(others, "another guest's")
    const paths = [
      own,
      others,
      join(site, '.env'),
      join(site, 'data/cabins.sqlite'),
      join(site, 'README.md'),
      '/etc/hostname',
      `/proc/${process.pid}/environ`,
    ]
    expect(await readingOf(paths)).toEqual([
      'read',
      ...paths.slice(1).map(() => 'ERR_ACCESS_DENIED'),
    ])
  })

  test('is not given a folder outside of where files arrive', async () => {
    const media = createMedia({ root: folder.path, readers: 1, isPolite: false })
    const path = join(other.path, 'file')
    await writeFile(path, await jpeg())
    await expect(media.prepare(path, `${path}-clean`)).rejects.toThrow(MediaError)
    const step = { kind: 'webp', width: 64 } as const
    await expect(media.encode(path, step, other.path)).rejects.toThrow(MediaError)
    media.close()
  })
})

describe('what a reader says it has written is believed', () => {
  test('of a file of that size where it should be', async () => {
    const path = join(folder.path, 'card.webp')
    await writeFile(path, 'abc')
    await expect(assertWritten(path, 3)).resolves.toBeUndefined()
  })

  test.each(['missing', 'linked', 'linked twice', 'of another size'])(
    'not of one that is %s',
    async (how) => {
      const path = join(folder.path, 'card.webp')
      const secret = join(other.path, 'secret')
      await writeFile(secret, 'abc')
      if (how === 'linked') await symlink(secret, path)
      if (how === 'linked twice') await link(secret, path)
      if (how === 'of another size') {
        await writeFile(path, await readFile(secret))
        await truncate(path, 1)
      }
      await expect(assertWritten(path, 3)).rejects.toThrow(MediaError)
    },
  )
})
