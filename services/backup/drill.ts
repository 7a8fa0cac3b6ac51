import { dirname, join } from 'node:path'
import { ArchiveError } from '#integrations/archive.ts'
import type { CopyPlan } from '#integrations/litestream.ts'
import type { Storage } from '#integrations/storage/index.ts'
import { noteCopy } from '#store/backup/copies.ts'
import { inFile } from '#store/backup/whole-database.ts'
import { countRows } from '#store/portable-tables.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PeriodicHandler } from '../jobs/handler.ts'
import { checkedContents } from './contents.ts'
import { copiesSource } from './sources.ts'
import { inScratch } from './restore.ts'

export type DrillDeps = Pick<Dependencies, 'db' | 'clock'> & { plan: CopyPlan; copy: Storage }

/** Rows written and deleted while it is being restored may be missing or still there. */
const slack = 50

/** Restores the copies into a throwaway folder once in thirty days; daily again after a failure. */
export function drillJob(deps: DrillDeps): PeriodicHandler {
  return {
    kinds: ['restore-drill'],
    leaseMs: 60 * 60_000,
    everyMs: 30 * 24 * 60 * 60_000,
    afterFailureMs: 24 * 60 * 60_000,
    // The first copy has been made by then.
    firstAfterMs: 10 * 60_000,
    run: ({ stopping }) => drill(deps, stopping),
  }
}

/** Returns what was found, and records it; a failure is recorded and thrown. */
export async function drill(deps: DrillDeps, signal?: AbortSignal): Promise<string> {
  const { db, clock } = deps
  try {
    const finding = await tryRestore(deps, signal)
    await noteCopy(db, { name: 'drill', at: clock.now(), finding })
    return finding
  } catch (error) {
    if (signal?.aborted) throw error
    const finding = error instanceof Error ? error.message : String(error)
    await noteCopy(db, { name: 'drill', at: clock.now(), finding, hasFailed: true })
    throw error
  }
}

async function tryRestore({ db, plan, copy }: DrillDeps, signal?: AbortSignal): Promise<string> {
  const expected = total(await countRows(db))
  return inScratch(join(dirname(plan.file), '.drill'), async (folder) => {
    const saved = join(folder, 'cabins.sqlite')
    const opened = await copiesSource({ plan, copy, signal }).open(saved)
    const { rows, uploads } = await inFile(saved, checkedContents)
    const found = total(rows)
    if (found < expected - slack || (found === 0 && expected > 0)) {
      throw new ArchiveError(`The copy has ${found} rows instead of ${expected}.`)
    }
    const missing = uploads.difference(opened.uploads).size
    if (missing > 0) throw new ArchiveError(`${missing} files of entries have no copy.`)
    return `${found} rows and ${uploads.size} files restored`
  })
}

function total(rows: ReadonlyMap<string, number>): number {
  return rows.values().reduce((sum, count) => sum + count, 0)
}
