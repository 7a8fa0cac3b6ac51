import { mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { keysIn, storageScratch } from '#tests/fixtures/storage.ts'
import { createStorage, StorageError } from './index.ts'

const scratch = storageScratch()

test('a folder that cannot be written refuses, names no path and leaves nothing half done', async () => {
  await writeFile(join(scratch.path(), 'kept'), 'a file where the folder should be')
  const storage = createStorage({ kind: 'folder', folder: join(scratch.path(), 'kept') })
  const putting = storage.put('entries/a', await scratch.fileOf('a'), 'image/png')
  await expect(putting).rejects.toThrow(StorageError)
  await expect(putting).rejects.not.toThrow(scratch.path())

  await mkdir(join(scratch.path(), 'other', 'entries', 'a'), { recursive: true })
  const other = createStorage({ kind: 'folder', folder: join(scratch.path(), 'other') })
  await expect(other.put('entries/a', await scratch.fileOf('a'), 'image/png')).rejects.toThrow(
    StorageError,
  )
  expect(await readdir(join(scratch.path(), 'other', 'entries'))).toEqual(['a'])
})

test('a foreign file in the folder does not stop the listing, nor is it listed', async () => {
  const folder = join(scratch.path(), 'kept')
  const storage = createStorage({ kind: 'folder', folder })
  await storage.put('entries/a', await scratch.fileOf('a'), 'image/png')
  await mkdir(join(folder, 'entries', 'Old photos'))
  const foreign = ['.DS_Store', '.nfs0001', 'Thumbs.db', join('Old photos', 'a')]
  for (const name of [...foreign, 'unfinished-1'])
    await writeFile(join(folder, 'entries', name), 'not put')
  expect(await keysIn(storage, 'entries/')).toEqual(['entries/a', 'entries/unfinished-1'])
  for (const key of await keysIn(storage, '')) await storage.delete(key)
  expect(await keysIn(storage, '')).toEqual([])
})

test('the part of a name that a prefix ends with chooses among files and folders', async () => {
  const storage = createStorage({ kind: 'folder', folder: join(scratch.path(), 'kept') })
  const path = await scratch.fileOf('a')
  for (const key of ['entries/a/b', 'entries/c', 'others/d', 'entry'])
    await storage.put(key, path, 'image/png')
  expect(await keysIn(storage, 'entr')).toEqual(['entries/a/b', 'entries/c', 'entry'])
  expect(await keysIn(storage, 'entries/c')).toEqual(['entries/c'])
  expect(await keysIn(storage, 'none/')).toEqual([])
})

describe.skipIf(process.platform === 'win32')('a disk with troubles', () => {
  test('a folder that no key leads into need not be readable', async () => {
    const folder = join(scratch.path(), 'kept')
    const storage = createStorage({ kind: 'folder', folder })
    await storage.put('entries/a', await scratch.fileOf('a'), 'image/png')
    await makeUnreadable(join(folder, 'lost+found'))
    await makeUnreadable(join(folder, 'others'))
    expect(await keysIn(storage, 'entries/')).toEqual(['entries/a'])
    expect(await keysIn(storage, 'restore-unfinished')).toEqual([])
  })

  test('a listing that breaks off says so and names no path', async () => {
    const folder = join(scratch.path(), 'kept')
    const storage = createStorage({ kind: 'folder', folder })
    await makeUnreadable(join(folder, 'entries'))
    await expect(keysIn(storage, 'entries/')).rejects.toThrow(StorageError)
    await expect(keysIn(storage, 'entries/')).rejects.not.toThrow(scratch.path())
  })

  test('a file counts as kept when the name of every new folder above it is on the disk', async () => {
    const folder = join(scratch.path(), 'data', 'kept')
    const storage = createStorage({ kind: 'folder', folder })
    const disk = await watchSyncs()
    await storage.put('entries/a', await scratch.fileOf('a'), 'image/png')
    for (const each of [scratch.path(), dirname(folder), folder, join(folder, 'entries')])
      expect(disk.synced).toContain((await stat(each)).ino)
  })

  test('no file counts as kept while the name of a new folder cannot reach the disk', async () => {
    const storage = createStorage({ kind: 'folder', folder: join(scratch.path(), 'kept') })
    const path = await scratch.fileOf('a')
    const above = (await stat(scratch.path())).ino
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
  scratch.onEnd(() => rename(place, below))
}

/** Records which files and folders, by number, are written to the disk, and refuses chosen ones. */
async function watchSyncs() {
  const disk = { synced: new Set<number>(), refused: new Set<number>() }
  const file = await open(scratch.path())
  const handles: { sync: (this: typeof file) => Promise<void> } = Object.getPrototypeOf(file)
  await file.close()
  const sync = handles.sync
  const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: typeof file) {
    const { ino } = await this.stat()
    if (disk.refused.has(ino)) throw Object.assign(new Error('refused'), { code: 'EIO' })
    await sync.call(this)
    disk.synced.add(ino)
  })
  scratch.onEnd(async () => spy.mockRestore())
  return disk
}
