import { expect, test } from 'vitest'
import { RefusedMediaError, type Media } from '#integrations/media/index.ts'
import { StorageError } from '#integrations/storage/index.ts'
import type { Database } from '#store/database.ts'
import { claimFile, releaseFileJobs } from '#store/submissions/submission-file-jobs.ts'
import { filesOfSubmissions } from '#store/submissions/submission-files.ts'
import { readVersions } from '#store/versions.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { mp4 } from '#tests/fixtures/media/videos.ts'
import { keysIn } from '#tests/fixtures/storage.ts'
import { newFile, storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NewSubmissionFile } from '#store/submissions/submission-files.ts'
import { originalKey } from './submission-keys.ts'
import { makeNextVariants } from './submission-variants.ts'

const never = new AbortController().signal

/** An entry whose files are kept, and a worker that may be asked for its variants. */
async function withFiles(
  db: Database,
  ...contents: readonly [Partial<NewSubmissionFile>, Buffer][]
) {
  const { id: contestId } = await storeContest(db)
  const clock = movableClock()
  const deps = { ...testDependencies(db), clock, random: () => 0, worker: 'first' }
  const announced: string[] = []
  deps.changes.subscribe((topic) => void announced.push(topic))
  const files: NewSubmissionFile[] = []
  for (const [facts, content] of contents) {
    const file = newFile(facts)
    const folder = await deps.incoming.open()
    await writeFile(join(folder, 'file'), content)
    await deps.storage.put(originalKey(file.storageName), join(folder, 'file'), file.mimetype)
    await deps.incoming.close(folder)
    files.push(file)
  }
  const id = await storeSubmission(db, { contestId }, ['approved'], files)
  const stored = async () => (await filesOfSubmissions(db, [id])).get(id) ?? []
  return { deps, clock, announced, stored }
}

const photo = async () => [{}, await jpeg()] as [Partial<NewSubmissionFile>, Buffer]

describeOnEachDatabase('the smaller forms of a file', (open) => {
  test('are made once, told to the pages, and kept', async () => {
    const { deps, announced, stored } = await withFiles(await open(), await photo(), [
      { mimetype: 'video/mp4' },
      mp4,
    ])
    expect(await makeNextVariants(deps, never)).toBe('made')
    expect(await makeNextVariants(deps, never)).toBe('made')
    expect(await makeNextVariants(deps, never)).toBe('nothing')
    expect(announced).toEqual(['submissions', 'submissions'])
    const [picture, film] = await stored()
    const names = picture?.variants.map(({ name, format }) => `${name}.${format}`)
    expect(names).toEqual(['card.avif', 'card.webp', 'large.avif', 'large.webp'])
    expect(film?.isReady).toBe(true)
    const posters = process.platform === 'linux' && process.arch === 'x64' ? 2 : 0
    expect(film?.variants).toHaveLength(posters)
    expect(await keysIn(deps.storage, 'entries/')).toHaveLength(2 + 4 + posters)
  })

  test.each([{ status: 'pending' }, { status: 'rejected' }, { consentToDisplay: 0 }] as const)(
    'of an entry that no stranger sees (%j) leave the kept pages of all servers alone',
    async (hidden) => {
      const { deps, announced, stored } = await withFiles(await open(), await photo())
      await deps.db.updateTable('submissions').set(hidden).execute()
      const before = await readVersions(deps.db)
      expect(await makeNextVariants(deps, never)).toBe('made')
      expect((await stored())[0]?.isReady).toBe(true)
      expect(announced).toEqual([])
      expect(await readVersions(deps.db)).toEqual(before)
    },
  )

  test('of an entry that everybody sees are noticed by other servers, and so is its removal', async () => {
    const { deps } = await withFiles(await open(), await photo())
    const version = async () => (await readVersions(deps.db)).get('submissions') ?? Number.NaN
    const before = await version()
    expect(await makeNextVariants(deps, never)).toBe('made')
    const ready = await version()
    expect(ready).toBeGreaterThan(before)
    await deps.db.deleteFrom('submissionFiles').execute()
    const removed = await version()
    expect(removed).toBeGreaterThan(ready)
    await deps.db.deleteFrom('submissions').execute()
    expect(await version()).toBeGreaterThan(removed)
  })

  test('are made by one worker at a time, and by another when the first has died', async () => {
    const { deps, clock } = await withFiles(await open(), await photo())
    const now = clock.now()
    const claims = await Promise.all(
      ['a', 'b', 'c'].map((worker) =>
        claimFile(deps.db, { worker, now, leaseUntil: now.add({ minutes: 10 }) }),
      ),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await makeNextVariants(deps, never)).toBe('nothing')
    clock.pass({ minutes: 11 })
    expect(await makeNextVariants(deps, never)).toBe('made')
  })

  test.each([
    new StorageError('away'),
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
  ])('wait as long as it takes while it is not the file (%s)', async (trouble) => {
    const { deps, clock, stored } = await withFiles(await open(), await photo())
    const { storage } = deps
    deps.storage = { ...storage, get: () => Promise.reject(trouble) }
    for (let tries = 0; tries < 12; tries += 1) {
      expect(await makeNextVariants(deps, never)).toBe('postponed')
      expect(await makeNextVariants(deps, never)).toBe('nothing')
      clock.pass({ minutes: 2 })
    }
    deps.storage = storage
    expect(await makeNextVariants(deps, never)).toBe('made')
    expect((await stored())[0]?.isReady).toBe(true)
  })

  test('are given up after five tries for a file that has vanished', async () => {
    const { deps, clock } = await withFiles(await open(), await photo())
    deps.storage = { ...deps.storage, get: async () => undefined }
    expect(await resultsOf(deps, clock)).toEqual(fiveTries)
  })

  test('are given up for a file that cannot be read, which is then shown as it is', async () => {
    const { deps, clock, stored } = await withFiles(await open(), await photo())
    deps.media = failing(deps.media, new RefusedMediaError('damaged'))
    expect(await makeNextVariants(deps, never)).toBe('given up')
    clock.pass({ hours: 24 })
    expect(await makeNextVariants(deps, never)).toBe('nothing')
    expect((await stored())[0]).toMatchObject({ isReady: false, variants: [] })
  })

  test('are tried five times when the reader dies of the file', async () => {
    const { deps, clock } = await withFiles(await open(), await photo())
    deps.media = failing(deps.media, new RefusedMediaError('failed'))
    expect(await resultsOf(deps, clock)).toEqual(fiveTries)
  })

  test('that were given up and are made to wait again get all their tries', async () => {
    const { deps, clock } = await withFiles(await open(), await photo())
    const { media, db } = deps
    deps.media = failing(media, new RefusedMediaError('failed'))
    for (let tries = 0; tries < 5; tries += 1) {
      await makeNextVariants(deps, never)
      clock.pass({ hours: 6 })
    }
    await db.updateTable('submissionFileJobs').set({ status: 'waiting' }).execute()
    expect(await makeNextVariants(deps, never)).toBe('postponed')
    deps.media = media
    clock.pass({ hours: 6 })
    expect(await makeNextVariants(deps, never)).toBe('made')
  })

  test('are left as they were by a worker that is stopped meanwhile', async () => {
    const { deps, stored } = await withFiles(await open(), await photo())
    const { media } = deps
    deps.media = failing(media, new RefusedMediaError('failed'))
    expect(await makeNextVariants(deps, AbortSignal.abort())).toBe('nothing')
    await releaseFileJobs(deps.db, deps.worker)
    deps.media = media
    expect(await makeNextVariants(deps, never)).toBe('made')
    expect((await stored())[0]?.isReady).toBe(true)
  })
})

const fiveTries = [...Array.from({ length: 4 }, () => 'postponed'), 'given up', 'nothing']

/** What becomes of six tries, each after the longest wait. */
async function resultsOf(
  deps: Parameters<typeof makeNextVariants>[0],
  clock: ReturnType<typeof movableClock>,
): Promise<string[]> {
  const results: string[] = []
  for (let tries = 0; tries < 6; tries += 1) {
    results.push(await makeNextVariants(deps, never))
    clock.pass({ hours: 6 })
  }
  return results
}

function failing(media: Media, error: Error): Media {
  return { ...media, makeVariants: () => Promise.reject(error) }
}
