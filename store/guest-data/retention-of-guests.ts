import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../database.ts'
import { deleteNotificationsAbout } from '../outbox/outbox-delivery.ts'
import { filesOfSubmissions, forgetUploadJobs, type StoredUpload } from '../pictures/uploads.ts'
import type { Tables } from '../tables.ts'
import { instantToText } from '../values.ts'
import type { Batch } from './retention.ts'

type Finished = { table: 'reviews'; status: 'rejected' } | { table: 'inquiries'; status: 'closed' }

// Each deletes one batch of what guests have sent, oldest first, with its notifications: call it in a
// transaction. The owner may change a status back, so its condition is repeated: PostgreSQL re-checks
// only the outer condition of a row changed while the statement waited.

/** Requests to hear about days that nobody confirmed, asked before then, with their notifications. */
export function deleteUnconfirmedOpenings(transaction: Database, batch: Batch): Promise<number> {
  const asked = transaction
    .selectFrom('openings')
    .select('id')
    .where('state', '=', 'unconfirmed')
    .where('askedAt', '<', instantToText(batch.before))
    .orderBy('askedAt')
  return deleteOpenings(transaction, asked.limit(batch.limit))
}

/** Those with an arrival on a day (in UTC) before then, with their notifications. */
export function deletePastOpenings(transaction: Database, batch: Batch): Promise<number> {
  const day = batch.before.toZonedDateTimeISO('UTC').toPlainDate().toString()
  const past = transaction.selectFrom('openings').select('id').where('checkIn', '<', day)
  return deleteOpenings(transaction, past.orderBy('checkIn').limit(batch.limit))
}

async function deleteOpenings(
  transaction: Database,
  which: SelectQueryBuilder<Tables, 'openings', { id: string }>,
): Promise<number> {
  const deleted = await transaction
    .deleteFrom('openings')
    .where('id', 'in', which)
    .returning('id')
    .execute()
  await deleteNotificationsAbout(transaction, idsOf(deleted))
  return deleted.length
}

/** Rejected reviews received before then, with their notifications. */
export function deleteRejectedReviews(transaction: Database, batch: Batch): Promise<number> {
  return deleteArrived(transaction, { table: 'reviews', status: 'rejected' }, batch)
}

/** Closed inquiries received before then, with their notifications. */
export function deleteClosedInquiries(transaction: Database, batch: Batch): Promise<number> {
  return deleteArrived(transaction, { table: 'inquiries', status: 'closed' }, batch)
}

async function deleteArrived(
  transaction: Database,
  { table, status }: Finished,
  { before, limit }: Batch,
): Promise<number> {
  const deleted = await transaction
    .deleteFrom(table)
    .where('status', '=', status)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom(table)
        .select('id')
        .where('status', '=', status)
        .where('submittedAt', '<', instantToText(before))
        .orderBy('submittedAt')
        .limit(limit),
    )
    .returning('id')
    .execute()
  await deleteNotificationsAbout(transaction, idsOf(deleted))
  return deleted.length
}

/**
 * Entries in this status since before then, with everything that belongs to them. Returns how many,
 * and the files to remove after the commit.
 */
export async function deleteEntries(
  transaction: Database,
  status: 'pending' | 'rejected',
  { before, limit }: Batch,
): Promise<{ entries: number; files: StoredUpload[] }> {
  const at = instantToText(before)
  const rows = await transaction
    .selectFrom('submissions')
    .select('id')
    .where('status', '=', status)
    .where('submittedAt', '<', at)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('submissionDecisions')
            .select('submissionDecisions.id')
            .whereRef('submissionDecisions.submissionId', '=', 'submissions.id')
            .where('submissionDecisions.decidedAt', '>=', at),
        ),
      ),
    )
    .orderBy('submittedAt')
    .limit(limit)
    .execute()
  if (rows.length === 0) return { entries: 0, files: [] }

  const ids = rows.map(({ id }) => id)
  const files = await filesOfSubmissions(transaction, ids)
  const deleted = await transaction
    .deleteFrom('submissions')
    .where('id', 'in', ids)
    .where('status', '=', status)
    .returning('id')
    .execute()
  await deleteNotificationsAbout(transaction, idsOf(deleted))
  const deletedFiles = deleted.flatMap(({ id }) => files.get(id) ?? [])
  await forgetUploadJobs(transaction, deletedFiles)
  return { entries: deleted.length, files: deletedFiles }
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id)
}
