import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock, wait } from '#integrations/clock.ts'
import { createReplicator, litestreamPath } from '#integrations/litestream.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { insertReview } from '#store/reviews/reviews.ts'
import { newReview } from '#tests/fixtures/reviews.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { eraseDeleted } from '#store/erasure.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { retentionJob } from '../guest-data/retention.ts'
import { startWork } from '../work.ts'
import { copiesSource } from './sources.ts'
import { drill } from './drill.ts'
import { copyState } from './last-copies.ts'
import { restore } from './restore.ts'

vi.setConfig({ testTimeout: 120_000 })

const secret = 'a-word-that-must-go'
const signal = new AbortController().signal

async function newSite() {
  const scratch = await newTemporaryFolder('cabins-drill-')
  onTestFinished(() => scratch.remove())
  const [data, copies] = [join(scratch.path, 'data'), join(scratch.path, 'copies')]
  const file = join(data, 'cabins.sqlite')
  const db = await openDatabase({ file })
  onTestFinished(() => closeDatabase(db))
  await migrate(db)
  const target = { kind: 'folder', folder: copies } as const
  const plan = { file, target, retention: { seconds: 1 }, snapshotEvery: { seconds: 1 } }
  const copy = createStorage(target)
  return {
    data,
    copies,
    db,
    clock: systemClock,
    plan: { ...plan, tidyEvery: { seconds: 1 } },
    copy,
  }
}

type Site = Awaited<ReturnType<typeof newSite>>

async function replicate({ plan }: Site) {
  const replicator = createReplicator(plan, { now: () => systemClock.now(), failing() {} })
  const report = { done() {}, failed() {} }
  const copying = startWork({ every: 100, round: replicator.run }, { wait, report })
  onTestFinished(() => copying.stop())
  await vi.waitFor(() => expect(replicator.lastCopyAt()).not.toBeNull(), 20_000)
  return { ...replicator, stop: () => copying.stop() }
}

async function filesWith(word: string, folder: string): Promise<string[]> {
  const names: string[] = []
  for (const name of await readdir(folder, { recursive: true })) {
    const path = join(folder, name)
    const text = (await stat(path)).isFile() ? await readFile(path, 'latin1') : ''
    if (text.includes(word)) names.push(name)
  }
  return names
}

test.skipIf(litestreamPath() === null)(
  'a drill restores the copy; deleted words leave this disk, and the copies after the retention',
  async () => {
    const site = await newSite()
    const { db, plan, data } = site
    await insertReview(db, newReview())
    await insertReview(db, newReview({ reviewTitle: secret }))
    const { paused, stop } = await replicate(site)
    await expect.poll(() => drill(site), { timeout: 20_000 }).toMatch(/rows and 0 files restored/)
    expect((await copyState({ ...site, backupCovers: [] })).drill?.failingSince).toBeNull()
    expect(await readdir(data)).not.toContain('.drill')

    await db.deleteFrom('reviews').where('reviewTitle', '=', secret).execute()
    expect(await eraseDeleted(db)).toBe(false)
    const daily = retentionJob({ ...testDependencies(db), clock: systemClock, wait, paused })
    const run = () =>
      daily.run({ stopping: signal, breakOff: signal, key: '', attempts: 1, renew: async () => {} })
    await expect.poll(run, { timeout: 20_000 }).toBeNull()
    await expect.poll(() => filesWith(secret, data), { timeout: 20_000 }).toEqual([])
    // One generation is left, which began after the deletion.
    const generations = join(site.copies, 'database/generations')
    await expect.poll(() => readdir(generations), { timeout: 20_000 }).toHaveLength(1)

    await stop()
    const source = copiesSource(site)
    const storage = createStorage({ kind: 'folder', folder: join(data, 'uploads') })
    const restoring = restore({ database: plan, storage }, source, { replace: false })
    await expect(restoring).rejects.toThrow('not empty')
    const database = { file: join(data, 'elsewhere', 'cabins.sqlite') }
    const { rows } = await restore({ database, storage }, source, { replace: false })
    expect(rows.get('reviews')).toBe(1)
    expect(await filesWith(secret, join(data, 'elsewhere'))).toEqual([])
  },
)

test.skipIf(litestreamPath() === null)(
  'a drill without a copy fails, and the owner sees why',
  async () => {
    const site = await newSite()
    await expect(drill(site)).rejects.toThrow(/copy of the database/)
    const { drill: last } = await copyState({ ...site, backupCovers: [] })
    expect(last).toMatchObject({ ageMinutes: null, finding: expect.any(String) })
  },
)
