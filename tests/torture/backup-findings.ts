import { join } from 'node:path'
import { createStorage } from '#integrations/storage/index.ts'
import { cleanKey } from '#services/pictures/stored-files.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { keysIn } from '#tests/fixtures/storage.ts'

/** Receipt ids by idempotency key, and when each was given. */
export class Receipts extends Map<string, string> {
  readonly givenAt = new Map<string, number>()
  readonly lostFiles = new Set<string>()

  /** What was lost stays lost, and later losses are not to blame; sent again, it gets another id. */
  forget(id: string): void {
    this.givenAt.delete(id)
    for (const [key, given] of this) if (given === id) this.delete(key)
  }

  override set(key: string, id: string): this {
    if (!this.givenAt.has(id)) this.givenAt.set(id, performance.now())
    return super.set(key, id)
  }
}

export interface RestoredFindings {
  /** Acknowledged and there again. */
  restored: number
  /** Acknowledged in the last moments and gone. */
  missing: number
  /** From the oldest missing acknowledgement to the loss. */
  longestMs: number
  /** Originals of restored entries. */
  files: number
  faults: string[]
}

interface Restored {
  folder: string
  reviews: Receipts
  entries: Receipts
  lostAt: number
  findings: RestoredFindings
}

const promisedMs = 2000

/** Adds what one restore brought back to the findings. */
export async function examineRestored(restored: Restored): Promise<void> {
  const { folder, reviews, entries, findings } = restored
  const db = await openDatabase({ file: join(folder, 'cabins.sqlite') })
  try {
    await compare(restored, reviews, await idsIn(db, 'reviews'))
    await compare(restored, entries, await idsIn(db, 'submissions'))
    const files = await db.selectFrom('uploads').select(['id', 'submissionId']).execute()
    const storage = createStorage({ kind: 'folder', folder: join(folder, 'uploads') })
    const present = new Set(await keysIn(storage, ''))
    for (const { id, submissionId } of files) {
      if (present.has(cleanKey(id))) findings.files += 1
      else if (!entries.lostFiles.has(id)) {
        noteMissing(restored, `a file of ${submissionId}`, entries.givenAt.get(submissionId ?? ''))
        entries.lostFiles.add(id)
      }
    }
  } finally {
    await closeDatabase(db)
  }
}

async function idsIn(db: Database, table: 'reviews' | 'submissions'): Promise<Set<string>> {
  const rows = await db.selectFrom(table).select('id').execute()
  return new Set(rows.map(({ id }) => id))
}

async function compare(restored: Restored, receipts: Receipts, ids: Set<string>): Promise<void> {
  for (const [id, givenAt] of receipts.givenAt) {
    if (ids.has(id)) restored.findings.restored += 1
    else {
      noteMissing(restored, `what was said in ${id}`, givenAt)
      receipts.forget(id)
    }
  }
}

function noteMissing({ lostAt, findings }: Restored, what: string, givenAt = lostAt): void {
  const age = lostAt - givenAt
  findings.missing += 1
  findings.longestMs = Math.max(findings.longestMs, age)
  if (age > promisedMs) {
    findings.faults.push(`${what}, ${age.toFixed(0)} ms before the loss, is gone`)
  }
}
