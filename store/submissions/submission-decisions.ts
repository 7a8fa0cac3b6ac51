import type { SubmissionStatus } from '#contracts/options.ts'
import type { Database } from '../database.ts'
import { instantToText, newId, textToInstant } from '../values.ts'
import { countUp } from '../versions.ts'

export interface Decision {
  from: SubmissionStatus
  to: SubmissionStatus
  /** The administrator's username. */
  by: string
  at: Temporal.Instant
}

/**
 * Changes the status of an entry and records who did it. Returns false, changing nothing, if the
 * entry no longer has the expected status: of two concurrent decisions one fails. Call it in a
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
  await countUp(database, ['submissions'])
  return true
}

/** Decisions by entry, oldest first. */
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
