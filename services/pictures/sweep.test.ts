import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, afterEach } from 'vitest'
import type { Database } from '#store/database.ts'
import { startS3 } from '#tests/fakes/s3.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { createIncoming } from '#integrations/storage/incoming.ts'
import { fixedClock } from '#integrations/clock.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { newFile, storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { keysIn } from '#tests/fixtures/storage.ts'
import { variantFile } from './recipe.ts'
import { cleanKey, fileKey } from './stored-files.ts'
import { sweepUploads, temporaryFilesWork, type SweepDeps } from './sweep.ts'

const open = databaseOpener()
const cleanups: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean()
})

/** Storage and incoming folder, and a clock some minutes ahead of their files. */
async function partsOn(db: Database, place: 'folder' | 's3', minutesLater: number) {
  const folder = await newTemporaryFolder('cabins-sweep-')
  const { path } = folder
  cleanups.push(() => folder.remove())
  const s3 = place === 's3' ? await startS3() : undefined
  if (s3) cleanups.push(() => s3.stop())
  const later = Temporal.Now.instant().add({ minutes: minutesLater }).toString()
  const parts: SweepDeps = {
    db,
    clock: fixedClock(later),
    storage: createStorage(s3?.location ?? { kind: 'folder', folder: join(path, 'kept') }),
    incoming: createIncoming(join(path, 'incoming')),
  }
  const file = join(path, 'a file')
  await writeFile(file, 'content')
  const put = (key: string) => parts.storage.put(key, file, 'image/jpeg')
  return { parts, put, path }
}

const keysOf = ({ storage }: SweepDeps) => keysIn(storage, 'files/')

test.each(['folder', 's3'] as const)(
  'unreferenced files are removed from the %s after an hour, and nothing else',
  async (place) => {
    const db = await open()
    const { parts, put } = await partsOn(db, place, 61)
    const { id: contestId } = await storeContest(db)
    const known = newFile()
    await storeSubmission(db, { contestId }, [], [known])
    const unknown = newFile()
    const cardOf = ({ id }: { id: string }) => fileKey(variantFile(id, 'card', 'avif'))
    const keys = [cardOf(known), cleanKey(known.id)]
    for (const key of keys) await put(key)
    await put(cleanKey(unknown.id))
    await put(cardOf(unknown))
    await put('others/not-ours')

    expect(await sweepUploads(parts)).toEqual({ stored: 2, vanished: 0 })
    expect(await keysOf(parts)).toEqual(keys)
    expect(
      await parts.storage.get('others/not-ours').then((found) => found?.destroy()),
    ).toBeDefined()
  },
)

test('a new file is left alone: its entry is being stored', async () => {
  const { parts, put } = await partsOn(await open(), 'folder', 59)
  await put(cleanKey(newFile().id))
  const folder = await parts.incoming.open()
  await writeFile(join(folder, 'received-0'), 'half of it')
  expect(await sweepUploads(parts)).toEqual({ stored: 0, vanished: 0 })
  expect(await keysOf(parts)).toHaveLength(1)
})

test('an upload left by a killed process is removed, unless it is still growing', async () => {
  const { parts } = await partsOn(await open(), 'folder', 61)
  const left = await parts.incoming.open()
  await writeFile(join(left, 'received-0'), 'half of it')
  const growing = await parts.incoming.open()
  await writeFile(join(growing, 'received-0'), 'half of it')
  const soon = new Date(Date.now() + 30 * 60_000)
  await utimes(join(growing, 'received-0'), soon, soon)
  const { round } = temporaryFilesWork(parts)
  expect(await round(new AbortController().signal)).toBe(1)
})

test('an entry with a missing file is counted', async () => {
  const db = await open()
  const { parts, put } = await partsOn(db, 'folder', 0)
  const { id: contestId } = await storeContest(db)
  const [there, gone] = [newFile(), newFile()]
  await storeSubmission(db, { contestId }, [], [there, gone])
  await put(cleanKey(there.id))
  expect((await sweepUploads(parts)).vanished).toBe(1)
})

test('several servers may sweep at once', async () => {
  const { parts, put } = await partsOn(await open(), 'folder', 61)
  for (let count = 0; count < 5; count += 1) await put(cleanKey(newFile().id))
  await mkdir(await parts.incoming.open(), { recursive: true })
  await Promise.all([sweepUploads(parts), sweepUploads(parts), sweepUploads(parts)])
  expect(await keysOf(parts)).toEqual([])
})
