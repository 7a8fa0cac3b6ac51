import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { jpeg, png, webp } from '#tests/fixtures/media/pictures.ts'
import { mp4, webm } from '#tests/fixtures/media/videos.ts'
import { newTemporaryFolder, type TemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { createMedia, MediaError, usualCpuLimitMs, type Media, type MediaOptions } from './index.ts'

let folder: TemporaryFolder
const medias: Media[] = []

beforeEach(async () => {
  folder = await newTemporaryFolder('cabins-media-')
})
afterEach(() => folder.remove())
afterAll(() => {
  for (const media of medias) media.close()
})

function mediaOf(options: Partial<MediaOptions> = {}): Media {
  const media = createMedia({ root: folder.path, readers: 1, isPolite: false, ...options })
  medias.push(media)
  return media
}

async function fileOf(content: Buffer): Promise<string> {
  const path = join(folder.path, 'file')
  await writeFile(path, content)
  return path
}

const programs = new URL('../../tests/fixtures/processes/', import.meta.url)
const endlessProgram = fileURLToPath(new URL('endless-reader.ts', programs))
const idleProgram = fileURLToPath(new URL('idle-reader.ts', programs))
const pictures = { jpeg: await jpeg(), png: await png(), webp: await webp() }
const files = { ...pictures, mp4, webm }

describe('preparing', () => {
  // An MP4 says when it was made clean.
  test.each(Object.entries({ ...pictures, webm }))(
    'the same %s twice gives the same bytes',
    async (_, content) => {
      const hashes = new Set<string>()
      for (const name of ['one', 'two']) {
        // Each by a process of its own.
        const media = mediaOf()
        const clean = join(folder.path, name)
        await media.prepare(await fileOf(content), clean)
        hashes.add(
          createHash('sha256')
            .update(await readFile(clean))
            .digest('hex'),
        )
      }
      expect(hashes.size).toBe(1)
    },
  )

  test('what is clean already changes no more', async () => {
    const media = mediaOf()
    for (const content of [webm, files.png]) {
      const [first, second] = [join(folder.path, 'once'), join(folder.path, 'twice')]
      await media.prepare(await fileOf(content), first)
      await media.prepare(first, second)
      expect((await readFile(first)).equals(await readFile(second))).toBe(true)
    }
  })

  test.runIf(existsSync('/dev/full')).for(Object.keys(files))(
    'a full disk is not the fault of a %s',
    { timeout: 20_000 },
    async (kind) => {
      const content = files[kind as keyof typeof files]
      const clean = join(folder.path, 'clean')
      // Whatever is written there, there is no space left on the device.
      await symlink('/dev/full', clean)
      const preparing = mediaOf().prepare(await fileOf(content), clean)
      await expect(preparing).rejects.toThrow(MediaError)
    },
  )

  test('a file that takes too much processor time ends its reader', async () => {
    const media = mediaOf({ program: endlessProgram, cpuLimitMs: () => 500 })
    const preparing = media.prepare(await fileOf(files.jpeg), join(folder.path, 'clean'))
    await expect(preparing).rejects.toMatchObject({ refusal: 'failed' })
  })

  test.runIf(process.platform === 'linux')(
    'a reader that gets no time on a busy machine is not the fault of its file',
    async () => {
      const media = mediaOf({ program: idleProgram, longestMs: 500 })
      const preparing = media.prepare(await fileOf(files.mp4), join(folder.path, 'clean'))
      await expect(preparing).rejects.toThrow(MediaError)
    },
  )

  test('a small file is given less processor time than a large one', () => {
    expect(usualCpuLimitMs(124)).toBeLessThan(10_100)
    expect(usualCpuLimitMs(10 * 1024 ** 2)).toBe(30_000)
    expect(usualCpuLimitMs(50 * 1024 ** 2)).toBe(30_000)
  })

  test.runIf(process.platform === 'linux')(
    'a reader that is lost in a file ends with a server that was killed',
    { timeout: 20_000 },
    async () => {
      const program = fileURLToPath(
        new URL('../../tests/fixtures/processes/read-hostile-file.ts', import.meta.url),
      )
      const path = await fileOf(files.jpeg)
      const server = spawn(process.execPath, [program, folder.path, path])
      const [line] = await once(server.stdout, 'data')
      const reader = Number(String(line).trim())
      expect(existsSync(`/proc/${reader}`)).toBe(true)
      server.kill('SIGKILL')
      await expect.poll(() => existsSync(`/proc/${reader}`)).toBe(false)
    },
  )

  test('a reader writes nowhere but below its own folder', async () => {
    const media = mediaOf()
    const outside = await newTemporaryFolder('cabins-outside-')
    const trying = media.prepare(await fileOf(mp4), join(outside.path, 'clean'))
    await expect(trying).rejects.toMatchObject({ refusal: 'damaged' })
    await outside.remove()
  })
})
