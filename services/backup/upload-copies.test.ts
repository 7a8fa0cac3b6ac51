import { EventEmitter } from 'node:events'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#integrations/clock.ts'
import { createStorage, StorageError, type Storage } from '#integrations/storage/index.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { keysIn, storageScratch } from '#tests/fixtures/storage.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { copiedStorage } from './copied-storage.ts'
import { lastCopies } from './last-copies.ts'
import { restoreUploads } from './restore-copies.ts'
import { uploadCopiesWork } from './upload-copies.ts'

const open = databaseOpener()
const scratch = storageScratch()
const signal = new AbortController().signal

async function newSite() {
  const folder = await newTemporaryFolder('cabins-copies-')
  onTestFinished(() => folder.remove())
  const uncopied = { keys: new Set<string>(), events: new EventEmitter<{ added: [] }>() }
  const copy = createStorage({ kind: 'folder', folder: folder.path })
  const base = { ...testDependencies(await open()), clock: systemClock }
  const deps = {
    ...base,
    backupCovers: ['uploads'] as const,
    storage: copiedStorage(base.storage, uncopied),
    copy,
    uncopied,
  }
  const put = async (key: string) => deps.storage.put(key, await scratch.fileOf(key), 'image/png')
  return { deps, folder: folder.path, put }
}

test('uploads are copied as they come, and those from before when the site starts', async () => {
  const { deps, put } = await newSite()
  await put('entries/old')
  deps.uncopied.keys.clear()
  const { round } = uploadCopiesWork(deps)
  expect(await round(signal)).toEqual({ copied: 1, removed: 0 })
  let isTold = false
  deps.uncopied.events.once('added', () => (isTold = true))
  await put('entries/new')
  await put('write-check')
  expect(isTold).toBe(true)
  expect(await round(signal)).toEqual({ copied: 1, removed: 0 })
  expect((await keysIn(deps.copy, '')).toSorted()).toEqual([
    'uploads/entries/new',
    'uploads/entries/old',
  ])
})

test('an original is copied before resized versions that were stored earlier', async () => {
  const { deps, put } = await newSite()
  const copied: string[] = []
  const copy: Storage = {
    ...deps.copy,
    async put(key, ...args) {
      copied.push(key)
      await deps.copy.put(key, ...args)
    },
  }
  const forms = [1, 2, 3, 4, 5, 6].map((at) => `entries/first.form${at}.webp`)
  for (const key of [...forms, 'entries/second']) await put(key)
  await uploadCopiesWork({ ...deps, copy }).round(signal)
  expect(copied.slice(0, 4)).toContain('uploads/entries/second')
  expect(copied).toHaveLength(7)
})

test('what could not be copied is copied later, and the owner sees since when it failed', async () => {
  const { deps, put } = await newSite()
  let isDown = true
  const copy: Storage = {
    ...deps.copy,
    put: (...args) => (isDown ? Promise.reject(new StorageError('away')) : deps.copy.put(...args)),
  }
  const { round } = uploadCopiesWork({ ...deps, copy })
  await put('entries/a')
  await expect(round(signal)).rejects.toThrow('away')
  expect((await lastCopies(deps))[0]?.failingSince).not.toBeNull()
  isDown = false
  await round(signal)
  expect(await keysIn(deps.copy, 'uploads/')).toEqual(['uploads/entries/a'])
  expect((await lastCopies(deps))[0]).toMatchObject({ failingSince: null })
})

test('an upload that comes while everything is compared does not wait for the end of that', async () => {
  const { deps, put } = await newSite()
  const { promise: listed, resolve: endList } = Promise.withResolvers<void>()
  async function* longList(prefix: string) {
    await listed
    yield* deps.copy.list(prefix)
  }
  const { round } = uploadCopiesWork({ ...deps, copy: { ...deps.copy, list: longList } })
  const comparing = round(signal)
  for (const key of ['entries/a', 'entries/b']) {
    await put(key)
    await expect.poll(() => keysIn(deps.copy, 'uploads/')).toContain(`uploads/${key}`)
  }
  endList()
  expect(await comparing).toEqual({ copied: 2, removed: 0 })
})

test('an upload that is copied slowly keeps no other waiting', async () => {
  const { deps, put } = await newSite()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const copy: Storage = {
    ...deps.copy,
    async put(key, ...rest) {
      if (key.endsWith('video')) await arrived
      await deps.copy.put(key, ...rest)
    },
  }
  for (const key of ['entries/video', 'entries/a', 'entries/b']) await put(key)
  const copying = uploadCopiesWork({ ...deps, copy }).round(signal)
  await expect.poll(() => keysIn(deps.copy, 'uploads/')).toHaveLength(2)
  arrive()
  await copying
  expect(await keysIn(deps.copy, 'uploads/')).toHaveLength(3)
})

test('a deleted upload stays in the copies for thirty days, comes back only to an earlier moment, then goes', async () => {
  const { deps, folder, put } = await newSite()
  await put('entries/a')
  await uploadCopiesWork(deps).round(signal)
  await deps.storage.delete('entries/a')
  await uploadCopiesWork(deps).round(signal)
  expect(await restoreUploads(deps)).toBe(0)
  const at = systemClock.now().subtract({ minutes: 1 })
  const elsewhere = testDependencies(deps.db).storage
  expect(await restoreUploads({ ...deps, storage: elsewhere, at })).toBe(1)

  const longAgo = Date.now() / 1000 - 31 * 24 * 3600
  await utimes(join(folder, 'deleted/entries/a'), longAgo, longAgo)
  expect(await uploadCopiesWork(deps).round(signal)).toEqual({ copied: 0, removed: 1 })
  expect(await keysIn(deps.copy, '')).toEqual([])
})
