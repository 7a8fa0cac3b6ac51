import type { Database } from '../database.ts'
import { instantToText, textToInstant } from '../values.ts'

/** What `BACKUP_URL` copies, and the drill that tries to restore it. */
export type CopyName = 'database' | 'uploads' | 'drill'

export interface CopyRecord {
  name: CopyName
  /** When it last succeeded; null for never. */
  doneAt: Temporal.Instant | null
  /** Since when it has been failing; null if it works. */
  failingSince: Temporal.Instant | null
  /** What the last drill found. */
  finding: string | null
}

export async function readCopies(database: Database): Promise<CopyRecord[]> {
  const rows = await database.selectFrom('copies').selectAll().orderBy('name').execute()
  return rows.map(({ name, doneAt, failingSince, finding }) => ({
    // Only the functions below write names.
    name: name as CopyName,
    doneAt: doneAt === null ? null : textToInstant(doneAt),
    failingSince: failingSince === null ? null : textToInstant(failingSince),
    finding,
  }))
}

export async function noteCopied(
  database: Database,
  { name, at, finding = null }: { name: CopyName; at: Temporal.Instant; finding?: string | null },
): Promise<void> {
  const values = { doneAt: instantToText(at), failingSince: null, finding }
  await database
    .insertInto('copies')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}

/** The earliest failure after a success counts. */
export async function noteCopyFailed(
  database: Database,
  { name, at, finding = null }: { name: CopyName; at: Temporal.Instant; finding?: string | null },
): Promise<void> {
  const failingSince = instantToText(at)
  await database
    .insertInto('copies')
    .values({ name, failingSince, finding })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        failingSince: eb.fn.coalesce('copies.failingSince', 'excluded.failingSince'),
        finding,
      })),
    )
    .execute()
}
