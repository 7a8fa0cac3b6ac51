import { mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startS3 } from '#tests/fakes/s3.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { createStorage, StorageError, type Storage, type StorageLocation } from './index.ts'

const cleanups: (() => Promise<void>)[] = []
let scratch = ''

beforeEach(async () => {
  const folder = await newTemporaryFolder('cabins-storage-')
  scratch = folder.path
  cleanups.push(() => folder.remove())
})
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean()
})

const places: [string, () => Promise<StorageLocation>][] = [
  ['a folder', async () => ({ kind: 'folder', folder: join(scratch, 'kept') })],
  ['an S3-compatible store', () => onS3('some/prefix')],
  ['an S3-compatible store without a prefix', () => onS3('')],
]

async function onS3(prefix: string): Promise<StorageLocation> {
  const s3 = await startS3(prefix)
  cleanups.push(() => s3.stop())
  return s3.location
}

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(scratch, 'content')
  await writeFile(path, content)
  return path
}

async function keysIn(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of storage.list(prefix)) keys.push(key)
  return keys.toSorted()
}

describe.each(places)('%s', (_, locate) => {
  test('gives back what was put, all of it or a part', async () => {
    const storage = createStorage(await locate())
    await storage.put('entries/a', await fileOf('0123456789'), 'image/png')
    const whole = await storage.get('entries/a')
    expect(whole && (await text(whole))).toBe('0123456789')
    const part = await storage.get('entries/a', { first: 2, last: 4 })
    expect(part && (await text(part))).toBe('234')
  })

  test('keeps bytes as they are, five million of them', async () => {
    const storage = createStorage(await locate())
    const bytes = Buffer.from(Array.from({ length: 5_000_000 }, (_each, at) => (at * 7) % 256))
    await storage.put('entries/large', await fileOf(bytes), 'video/mp4')
    const found = await storage.get('entries/large')
    expect(found && (await buffer(found)).equals(bytes)).toBe(true)
  })

  test('has nothing under a key that was never put or was deleted, and deletes twice', async () => {
    const storage = createStorage(await locate())
    expect(await storage.get('entries/none')).toBeUndefined()
    await storage.put('entries/a', await fileOf('a'), 'image/png')
    await storage.delete('entries/a')
    await storage.delete('entries/a')
    expect(await storage.get('entries/a')).toBeUndefined()
  })

  test('lists what is kept under a prefix, and when it was put', async () => {
    const storage = createStorage(await locate())
    expect(await keysIn(storage, 'entries/')).toEqual([])
    const path = await fileOf('a')
    for (const key of ['entries/b', 'entries/b.card.avif', 'others/c'])
      await storage.put(key, path, 'image/png')
    expect(await keysIn(storage, 'entries/')).toEqual(['entries/b', 'entries/b.card.avif'])
    for await (const { modifiedAt } of storage.list('entries/')) {
      const age = Temporal.Now.instant().since(modifiedAt).total('seconds')
      expect(Math.abs(age)).toBeLessThan(60)
    }
  })

  test('lists more than a store answers at once', async () => {
    const storage = createStorage(await locate())
    const path = await fileOf('a')
    const keys = Array.from({ length: 1005 }, (_each, at) => `entries/${at}`)
    for (const key of keys) await storage.put(key, path, 'image/png')
    expect(await keysIn(storage, 'entries/')).toEqual(keys.toSorted())
  })

  test.each(['../a', 'a/../b', '/a', 'a//b', 'a\\b', 'A', '', '.', 'a/.b', 'a\u0000'])(
    'refuses %j as a key',
    async (key) => {
      const storage = createStorage(await locate())
      await expect(storage.put(key, await fileOf('a'), 'image/png')).rejects.toThrow('not a key')
      await expect(storage.get(key)).rejects.toThrow('not a key')
      await expect(storage.delete(key)).rejects.toThrow('not a key')
    },
  )
})

test('a folder that cannot be written refuses, names no path and leaves nothing half done', async () => {
  await writeFile(join(scratch, 'kept'), 'a file where the folder should be')
  const storage = createStorage({ kind: 'folder', folder: join(scratch, 'kept') })
  const putting = storage.put('entries/a', await fileOf('a'), 'image/png')
  await expect(putting).rejects.toThrow(StorageError)
  await expect(putting).rejects.not.toThrow(scratch)

  await mkdir(join(scratch, 'other', 'entries', 'a'), { recursive: true })
  const other = createStorage({ kind: 'folder', folder: join(scratch, 'other') })
  await expect(other.put('entries/a', await fileOf('a'), 'image/png')).rejects.toThrow(StorageError)
  expect(await readdir(join(scratch, 'other', 'entries'))).toEqual(['a'])
})

test('a foreign file in the folder does not stop the listing, nor is it listed', async () => {
  const folder = join(scratch, 'kept')
  const storage = createStorage({ kind: 'folder', folder })
  await storage.put('entries/a', await fileOf('a'), 'image/png')
  await mkdir(join(folder, 'entries', 'Old photos'))
  const foreign = ['.DS_Store', '.nfs0001', 'Thumbs.db', join('Old photos', 'a')]
  for (const name of [...foreign, 'unfinished-1'])
    await writeFile(join(folder, 'entries', name), 'not put')
  expect(await keysIn(storage, 'entries/')).toEqual(['entries/a', 'entries/unfinished-1'])
  for (const key of await keysIn(storage, '')) await storage.delete(key)
  expect(await keysIn(storage, '')).toEqual([])
})

test('the part of a name that a prefix ends with chooses among files and folders', async () => {
  const storage = createStorage({ kind: 'folder', folder: join(scratch, 'kept') })
  const path = await fileOf('a')
  for (const key of ['entries/a/b', 'entries/c', 'others/d', 'entry'])
    await storage.put(key, path, 'image/png')
  expect(await keysIn(storage, 'entr')).toEqual(['entries/a/b', 'entries/c', 'entry'])
  expect(await keysIn(storage, 'entries/c')).toEqual(['entries/c'])
  expect(await keysIn(storage, 'none/')).toEqual([])
})

describe.skipIf(process.platform === 'win32')('a disk with troubles', () => {
  test('a folder that no key leads into need not be readable', async () => {
    const folder = join(scratch, 'kept')
    const storage = createStorage({ kind: 'folder', folder })
    await storage.put('entries/a', await fileOf('a'), 'image/png')
    await makeUnreadable(join(folder, 'lost+found'))
    await makeUnreadable(join(folder, 'others'))
    expect(await keysIn(storage, 'entries/')).toEqual(['entries/a'])
    expect(await keysIn(storage, 'restore-unfinished')).toEqual([])
  })

  test('a listing that breaks off says so and names no path', async () => {
    const folder = join(scratch, 'kept')
    const storage = createStorage({ kind: 'folder', folder })
    await makeUnreadable(join(folder, 'entries'))
    await expect(keysIn(storage, 'entries/')).rejects.toThrow(StorageError)
    await expect(keysIn(storage, 'entries/')).rejects.not.toThrow(scratch)
  })

  test('a file counts as kept when the name of every new folder above it is on the disk', async () => {
    const folder = join(scratch, 'data', 'kept')
    const storage = createStorage({ kind: 'folder', folder })
    const disk = await watchSyncs()
    await storage.put('entries/a', await fileOf('a'), 'image/png')
    for (const each of [scratch, dirname(folder), folder, join(folder, 'entries')])
      expect(disk.synced).toContain((await stat(each)).ino)
  })

  test('no file counts as kept while the name of a new folder cannot reach the disk', async () => {
    const storage = createStorage({ kind: 'folder', folder: join(scratch, 'kept') })
    const path = await fileOf('a')
    const above = (await stat(scratch)).ino
    const disk = await watchSyncs()
    disk.refused.add(above)
    const keys = ['entries/a', 'entries/b', 'entries/c', 'others/d']
    const puts = await Promise.allSettled(keys.map((key) => storage.put(key, path, 'image/png')))
    expect(puts.map(({ status }) => status)).toEqual(keys.map(() => 'rejected'))
    await expect(storage.put('entries/a', path, 'image/png')).rejects.toThrow(StorageError)

    disk.refused.clear()
    await storage.put('entries/a', path, 'image/png')
    expect(disk.synced).toContain(above)
  })
})

/** A folder that nobody can walk to its end, not even root: the paths in it are too long. */
async function makeUnreadable(path: string): Promise<void> {
  const half = join(...Array.from({ length: 12 }, () => 'a'.repeat(200)))
  const [below, place] = [`${path}-below`, join(path, half, 'below')]
  await mkdir(join(path, half), { recursive: true })
  await mkdir(join(below, half), { recursive: true })
  await rename(below, place)
  cleanups.push(() => rename(place, below))
}

/** Which files and folders, by number, are written to the disk; it refuses those that it is told to. */
async function watchSyncs() {
  const disk = { synced: new Set<number>(), refused: new Set<number>() }
  const file = await open(scratch)
  const handles: { sync: (this: typeof file) => Promise<void> } = Object.getPrototypeOf(file)
  await file.close()
  const sync = handles.sync
  const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: typeof file) {
    const { ino } = await this.stat()
    if (disk.refused.has(ino)) throw Object.assign(new Error('refused'), { code: 'EIO' })
    await sync.call(this)
    disk.synced.add(ino)
  })
  cleanups.push(async () => spy.mockRestore())
  return disk
}

test('a store that is away or does not know us is told as such', async () => {
  const s3 = await startS3()
  cleanups.push(() => s3.stop())
  const { location } = s3
  if (location.kind !== 's3') throw new Error('not S3')
  const stranger = createStorage({ ...location, bucket: 'another' })
  await expect(stranger.put('a', await fileOf('a'), 'image/png')).rejects.toThrow(/answered 4\d\d/)
  await expect(keysIn(stranger, '')).rejects.toThrow(StorageError)
  const away = createStorage({ ...location, endpoint: 'http://127.0.0.1:9' })
  await expect(away.get('a')).rejects.toThrow('cannot be reached')
})
