import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { restoreDatabase } from '#integrations/litestream/restore.ts'
import type { CopyPlan } from '#integrations/litestream/settings.ts'
import type { Storage } from '#integrations/storage/index.ts'
import { noteCopied, noteCopyFailed } from '#store/backup/copies.ts'
import { countRows, examineCopy, type Examined, type RowCounts } from '#store/backup/examine.ts'
import type { Dependencies } from '../dependencies.ts'
import { oneServerAtATime } from '../shared-job.ts'
import { originalKey } from '../submissions/stored-files.ts'
import type { Work } from '../work.ts'
import { copiesPrefix, keysIn } from './copied-uploads.ts'

export type DrillDeps = Pick<Dependencies, 'db' | 'clock'> & {
  program: string
  plan: CopyPlan
  copy: Storage
}

/** The restored copy is not what it should be. The message names no guest. */
export class DrillError extends Error {
  override name = 'DrillError'
}

/** Rows written and deleted while it is being restored may be missing or still there. */
const slack = 50

/** Restores the copies into a throwaway folder once in thirty days; daily again after a failure. */
export function drillWork(deps: DrillDeps): Work<string | null> {
  const job = {
    name: 'restore-drill',
    leaseMs: 60 * 60_000,
    atMostEvery: { hours: 30 * 24 },
  } as const
  return {
    every: 60 * 60_000,
    // The first copy has been made by then.
    firstAfter: 10 * 60_000,
    afterFailure: 24 * 60 * 60_000,
    round: oneServerAtATime(deps, job, (stopping) => drill(deps, stopping)),
  }
}

/** Returns what was found, and records it; a failure is recorded and thrown. */
export async function drill(deps: DrillDeps, signal?: AbortSignal): Promise<string> {
  const { db, clock } = deps
  try {
    const finding = await tryRestore(deps, signal)
    await noteCopied(db, { name: 'drill', at: clock.now(), finding })
    return finding
  } catch (error) {
    if (signal?.aborted) throw error
    const finding = error instanceof Error ? error.message : String(error)
    await noteCopyFailed(db, { name: 'drill', at: clock.now(), finding })
    throw error
  }
}

const prefix = 'drill-'

async function tryRestore({ db, program, plan, copy }: DrillDeps, signal?: AbortSignal) {
  const dataDir = dirname(plan.file)
  for (const name of await readdir(dataDir)) {
    // Of a site that was killed: only one drill runs at a time.
    if (name.startsWith(prefix)) await rm(join(dataDir, name), { recursive: true, force: true })
  }
  const folder = await mkdtemp(join(dataDir, prefix))
  try {
    const expected = await countRows(db)
    const to = join(folder, 'restored.sqlite')
    await restoreDatabase({ program, plan, to, signal })
    const examined = await examineCopy(to)
    assertWhole(examined, expected)
    const files = await countFiles(copy, examined)
    const rows = Object.values(examined.counts).reduce((sum, count) => sum + count, 0)
    return `${rows} rows and ${files} files restored`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function assertWhole({ damages, counts }: Examined, expected: RowCounts): void {
  if (damages.length > 0) throw new DrillError(`The copy is damaged: ${damages[0]}.`)
  for (const [table, count] of Object.entries(expected)) {
    const found = counts[table as keyof RowCounts] ?? 0
    if (found < count - slack || (found === 0 && count > slack / 10)) {
      throw new DrillError(`The copy has ${found} rows of ${table} instead of ${count}.`)
    }
  }
}

/** Throws if the copies lack the file of an entry. */
async function countFiles(copy: Storage, { storageNames }: Examined): Promise<number> {
  const present = await keysIn(copy, copiesPrefix)
  const missing = storageNames.filter((name) => !present.has(originalKey(name)))
  if (missing.length === 0) return storageNames.length
  throw new DrillError(`${missing.length} files of entries have no copy.`)
}
