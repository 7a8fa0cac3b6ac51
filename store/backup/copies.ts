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
  const rows = await database.selectFrom('copies').selectAll().execute()
  return rows.map(({ name, doneAt, failingSince, finding }) => ({
    // Only the function below writes names.
    name: name as CopyName,
    doneAt: doneAt === null ? null : textToInstant(doneAt),
    failingSince: failingSince === null ? null : textToInstant(failingSince),
    finding,
  }))
}

interface Outcome {
  name: CopyName
  at: Temporal.Instant
  hasFailed?: boolean
  finding?: string | null
}

/** Of several failures in a row, the time of the first is kept. */
export async function noteCopy(
  database: Database,
  { name, at, hasFailed = false, finding = null }: Outcome,
): Promise<void> {
  const time = instantToText(at)
  const values = hasFailed ? { failingSince: time } : { doneAt: time, failingSince: null }
  await database
    .insertInto('copies')
    .values({ name, ...values, finding })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        ...values,
        ...(hasFailed && {
          failingSince: eb.fn.coalesce('copies.failingSince', 'excluded.failingSince'),
        }),
        finding,
      })),
    )
    .execute()
}
