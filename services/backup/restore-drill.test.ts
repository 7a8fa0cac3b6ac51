import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { systemClock, wait } from '#integrations/clock.ts'
import { litestreamPath } from '#integrations/litestream/executable.ts'
import { startReplicator } from '#integrations/litestream/replicator.ts'
import { createStorage } from '#integrations/storage/index.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { insertReview } from '#store/reviews/reviews.ts'
import { newReview } from '#tests/fixtures/reviews.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { eraseOrNote, erasureWait, erasureWork } from '../guest-data/erasure-work.ts'
import { lastDrill } from './last-copies.ts'
import { restoreBeside } from './restore-copies.ts'
import { drill } from './restore-drill.ts'

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
  const program = litestreamPath() ?? ''
  const copy = createStorage(target)
  return {
    data,
    copies,
    db,
    clock: systemClock,
    plan: { ...plan, tidyEvery: { seconds: 1 } },
    program,
    copy,
  }
}

type Site = Awaited<ReturnType<typeof newSite>>

async function replicate({ program, plan }: Site) {
  const now = () => systemClock.now()
  const replicator = startReplicator({ program, plan, now, wait, isOurs: () => true, log() {} })
  onTestFinished(() => replicator.stop())
  await vi.waitFor(() => expect(replicator.lastCopyAt()).not.toBeNull(), 20_000)
  return replicator
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
    await insertReview(db, newReview({ reviewTitle: secret }))
    const { paused, stop } = await replicate(site)
    await expect.poll(() => drill(site), { timeout: 20_000 }).toMatch(/rows and 0 files restored/)
    expect((await lastDrill(site))?.failingSince).toBeNull()
    expect((await readdir(data)).filter((name) => name.startsWith('drill-'))).toEqual([])

    await db.deleteFrom('reviews').execute()
    await eraseOrNote(site)
    expect(await erasureWait(site)).not.toBeNull()
    const work = erasureWork({ ...site, paused })
    await expect.poll(() => work.round(signal), { timeout: 20_000 }).toBeNull()
    await expect.poll(() => filesWith(secret, data), { timeout: 20_000 }).toEqual([])
    // One generation is left, which began after the deletion.
    const generations = join(site.copies, 'database/generations')
    await expect.poll(() => readdir(generations), { timeout: 20_000 }).toHaveLength(1)

    await stop()
    await expect(restoreBeside({ program: site.program, plan })).rejects.toThrow('already')
    const elsewhere = { ...plan, file: join(data, 'elsewhere', 'cabins.sqlite') }
    const restored = await restoreBeside({ program: site.program, plan: elsewhere })
    await restored.finish()
    expect(restored.counts.reviews).toBe(0)
    expect(await filesWith(secret, join(data, 'elsewhere'))).toEqual([])
  },
)

test.skipIf(litestreamPath() === null)(
  'a drill without a copy fails, and the owner sees why',
  async () => {
    const site = await newSite()
    await expect(drill(site)).rejects.toThrow(/copy of the database/)
    expect(await lastDrill(site)).toMatchObject({ doneAt: null, finding: expect.any(String) })
  },
)
