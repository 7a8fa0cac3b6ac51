import type { SubmissionStatus } from '#contracts/options.ts'
import type { Database } from '../database.ts'
import { instantToText, newId, textToInstant } from '../values.ts'

export interface Decision {
  from: SubmissionStatus
  to: SubmissionStatus
  /** Username of the administrator. */
  by: string
  at: Temporal.Instant
}

/**
 * Changes the status of an entry and notes who did. Says false, and changes nothing, when the entry
 * is no longer as it was said to be: of two who decide at once, one comes too late. Call it in a
 * transaction.
 */
export async function decideSubmission(
  database: Database,
  id: string,
  { from, to, by, at }: Decision,
): Promise<boolean> {
  const result = await database
    .updateTable('submissions')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst()
  if (result.numUpdatedRows === 0n) return false
  await database
    .insertInto('submissionDecisions')
    .values({
      id: newId(),
      submissionId: id,
      fromStatus: from,
      toStatus: to,
      decidedBy: by,
      decidedAt: instantToText(at),
    })
    .execute()
  return true
}

/** What was decided about these entries, by entry, the first decision first. */
export async function decisionsOf(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, Decision[]>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('submissionDecisions')
    .selectAll()
    .where('submissionId', 'in', ids)
    .orderBy('submissionId')
    .orderBy('id')
    .execute()
  const bySubmission = Map.groupBy(rows, ({ submissionId }) => submissionId)
  return new Map(
    [...bySubmission].map(([id, decisions]) => [
      id,
      decisions.map(({ fromStatus, toStatus, decidedBy, decidedAt }) => ({
        from: fromStatus,
        to: toStatus,
        by: decidedBy,
        at: textToInstant(decidedAt),
      })),
    ]),
  )
}
