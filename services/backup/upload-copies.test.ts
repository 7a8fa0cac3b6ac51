import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '#integrations/clock.ts'
import { createStorage, StorageError, type Storage } from '#integrations/storage/index.ts'
import { saveDatabase } from '#store/backup/whole-database.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { keysIn, storageScratch } from '#tests/fixtures/storage.ts'
import { newFile, storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { cleanKey } from '../pictures/stored-files.ts'
import type { WorkEvents } from '../work.ts'
import { copiesSource } from './sources.ts'
import { copyState } from './last-copies.ts'
import { restore } from './restore.ts'
import { copiedStorage, copyRetention, uploadCopiesWork } from './upload-copies.ts'

const open = databaseOpener()
const scratch = storageScratch()
const signal = new AbortController().signal

async function newSite() {
  const folder = await newTemporaryFolder('cabins-copies-')
  onTestFinished(() => folder.remove())
  const events: WorkEvents = new EventEmitter()
  const copy = createStorage({ kind: 'folder', folder: folder.path })
  const base = { ...testDependencies(await open()), clock: systemClock }
  const deps = { ...base, backupCovers: ['uploads'] as const, copy }
  const state = async () => (await copyState(deps)).copies[0]
  const putInto = async (storage: Storage, key: string) =>
    storage.put(key, await scratch.fileOf(key), 'image/png')
  const put = (key: string) => putInto(copiedStorage(deps, events), key)
  return { deps, events, state, put, putInto }
}

test('uploads are copied as they come, and those from before when the site starts', async () => {
  const { deps, events, put, putInto } = await newSite()
  await putInto(deps.storage, 'entries/old')
  await put('entries/new')
  await put('write-check')
  await expect.poll(() => keysIn(deps.copy, '')).toEqual(['uploads/entries/new'])
  expect(await uploadCopiesWork(deps, events).round(signal)).toEqual({ copied: 1, removed: 0 })
  expect((await keysIn(deps.copy, '')).toSorted()).toEqual([
    'uploads/entries/new',
    'uploads/entries/old',
  ])
})

test('what could not be copied is copied later, and the owner sees since when it failed', async () => {
  const { deps, events, state, putInto } = await newSite()
  let isDown = true
  const copy: Storage = {
    ...deps.copy,
    put: (...args) => (isDown ? Promise.reject(new StorageError('away')) : deps.copy.put(...args)),
  }
  const { round } = uploadCopiesWork({ ...deps, copy }, events)
  const failed = once(events, 'added')
  await putInto(copiedStorage({ ...deps, copy }, events), 'entries/a')
  await failed
  await expect(round(signal)).rejects.toThrow('away')
  expect((await state())?.failingSince).not.toBeNull()
  isDown = false
  await round(signal)
  expect(await keysIn(deps.copy, 'uploads/')).toEqual(['uploads/entries/a'])
  expect(await state()).toMatchObject({ failingSince: null })
})

test('an upload that is copied slowly keeps no other waiting', async () => {
  const { deps, events, putInto } = await newSite()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const copy: Storage = {
    ...deps.copy,
    async put(key, ...rest) {
      if (key.endsWith('video')) await arrived
      await deps.copy.put(key, ...rest)
    },
  }
  const storage = copiedStorage({ ...deps, copy }, events)
  for (const key of ['entries/video', 'entries/a', 'entries/b']) await putInto(storage, key)
  await expect.poll(() => keysIn(deps.copy, 'uploads/')).toHaveLength(2)
  arrive()
  await expect.poll(() => keysIn(deps.copy, 'uploads/')).toHaveLength(3)
})

test('a deleted upload stays in the copies for thirty days, then goes', async () => {
  const { deps, events, put } = await newSite()
  let now = systemClock.now()
  const clock = { ...deps.clock, now: () => now }
  const { round } = uploadCopiesWork({ ...deps, clock }, events)
  await put('entries/a')
  await expect.poll(() => keysIn(deps.copy, 'uploads/')).toHaveLength(1)
  await deps.storage.delete('entries/a')
  expect(await round(signal)).toEqual({ copied: 0, removed: 0 })
  now = now.add({ hours: 29 * 24 })
  expect(await round(signal)).toEqual({ copied: 0, removed: 0 })
  now = now.add({ hours: 2 * 24 })
  expect(await round(signal)).toEqual({ copied: 0, removed: 1 })
  expect(await keysIn(deps.copy, '')).toEqual([])
})

test('copies put back what the database names and the storage lacks, also what was deleted since', async () => {
  const { deps, events, put } = await newSite()
  const contest = await storeContest(deps.db)
  const [lost, kept, deleted] = [newFile(), newFile(), newFile()]
  const keys = [lost, kept, deleted].map(({ id }) => cleanKey(id))
  await storeSubmission(deps.db, { contestId: contest.id }, ['approved'], [lost, kept, deleted])
  for (const key of [...keys, 'entries/other']) await put(key)
  await expect.poll(() => keysIn(deps.copy, 'uploads/')).toHaveLength(4)
  for (const key of [keys[2] ?? '', 'entries/other']) await deps.storage.delete(key)
  await uploadCopiesWork(deps, events).round(signal)
  await deps.storage.delete(keys[0] ?? '')

  const folder = await newTemporaryFolder('cabins-restored-')
  onTestFinished(() => folder.remove())
  const file = join(folder.path, 'cabins.sqlite')
  const plan = { file, target: { kind: 'folder', folder: '' }, retention: copyRetention } as const
  const copies = copiesSource({ plan, copy: deps.copy })
  const source = {
    ...copies,
    async open(to: string) {
      await saveDatabase(deps.db, to)
      return { asOf: '', uploads: new Set(keys) }
    },
  }
  await restore({ ...deps, database: { file } }, source, { replace: false })
  expect((await keysIn(deps.storage, '')).toSorted()).toEqual(keys.toSorted())
})
