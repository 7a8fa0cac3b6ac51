import type { Database } from '../database.ts'
import { guestDataIds, notificationIds } from './guest-data.ts'
import { decisionsOf, type Decision } from '../submissions/submission-decisions.ts'
import { filesOfSubmissions, type StoredFile } from '../submissions/submission-files.ts'

// A copy for the guest. Selects every column, so that new ones are included; the exceptions are
// named here: the fields that prevent duplicate submissions.

/** All data on file for the guest with this lowercase address, oldest first. */
export async function readGuestData(database: Database, address: string) {
  const ids = await guestDataIds(database, address)
  const notifications = await notificationIds(database, address, Object.values(ids).flat())
  return {
    reviews: await reviewRows(database, ids.reviews),
    inquiries: await inquiryRows(database, ids.inquiries),
    entries: await entryRows(database, ids.entries),
    openings: await openingRows(database, ids.openings),
    notifications: await notificationRows(database, notifications),
  }
}

async function reviewRows(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const query = database.selectFrom('reviews').selectAll().where('id', 'in', ids).orderBy('id')
  return (await query.execute()).map((row) => withoutAdministrators(withoutKey(row)))
}

async function inquiryRows(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const query = database.selectFrom('inquiries').selectAll().where('id', 'in', ids).orderBy('id')
  const answers = await answerRows(database, ids)
  return (await query.execute()).map((row) => ({
    ...withoutChanger(withoutKey(row)),
    answers: answers.filter(({ inquiryId }) => inquiryId === row.id).map(withoutWriter),
  }))
}

async function answerRows(database: Database, ids: readonly string[]) {
  const query = database.selectFrom('inquiryAnswers').selectAll().where('inquiryId', 'in', ids)
  return query.orderBy('inquiryId').orderBy('number').execute()
}

async function entryRows(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('submissions')
    .innerJoin('contests', 'contests.id', 'submissions.contestId')
    .selectAll('submissions')
    .select('contests.title as contest')
    .where('submissions.id', 'in', ids)
    .orderBy('submissions.id')
    .execute()
  const files = await filesOfSubmissions(database, ids)
  const decisions = await decisionsOf(database, ids)
  const letters = await letterRows(database, ids)
  return rows.map((row) => ({
    ...withoutSender(withoutKey(row)),
    letters: letters.filter(({ submissionId }) => submissionId === row.id).map(withoutOwn),
    decisions: (decisions.get(row.id) ?? []).map(withoutName),
    files: files.get(row.id) ?? ([] as StoredFile[]),
  }))
}

async function letterRows(database: Database, ids: readonly string[]) {
  const query = database.selectFrom('winnerLetters').selectAll().where('submissionId', 'in', ids)
  return query.orderBy('id').execute()
}

/** Without the hashes of links, which say nothing about the guest. */
async function openingRows(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const query = database.selectFrom('openings').selectAll().where('id', 'in', ids).orderBy('id')
  return (await query.execute()).map(withoutHashes)
}

async function notificationRows(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('outbox')
    .select(['id', 'kind', 'source', 'recipient', 'guestAddress', 'subject', 'payload'])
    // A failure's reason is the other server's text, which may name the guest.
    .select(['status', 'attempts', 'lastError', 'createdAt', 'deliveredAt'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return rows.map(({ payload, ...row }) => ({ ...row, fields: JSON.parse(payload) as unknown }))
}

function withoutKey<Row extends { idempotencyKey: string | null; sentDigest?: string | null }>(
  row: Row,
) {
  const { idempotencyKey: _, sentDigest: __, ...rest } = row
  return rest
}

/** Who decided or replied is another person's data, here and below. */
function withoutAdministrators<Row extends { decidedBy: string | null; repliedBy: string | null }>(
  row: Row,
) {
  const { decidedBy: _, repliedBy: __, ...rest } = row
  return rest
}

function withoutChanger<Row extends { changedBy: string | null }>(row: Row) {
  const { changedBy: _, ...rest } = row
  return rest
}

function withoutWriter<Row extends { writtenBy: string; inquiryId: string }>(row: Row) {
  const { writtenBy: _, inquiryId: __, ...rest } = row
  return rest
}

function withoutSender<Row extends { prizeSentBy: string | null }>(row: Row) {
  const { prizeSentBy: _, ...rest } = row
  return rest
}

function withoutOwn<Row extends { writtenBy: string; submissionId: string }>(row: Row) {
  const { writtenBy: _, submissionId: __, ...rest } = row
  return rest
}

function withoutName({ from, to, at }: Decision) {
  return { from, to, at: at.toString() }
}

function withoutHashes<Row extends { tokenHash: string; toldTokenHash: string | null }>(row: Row) {
  const { tokenHash: _, toldTokenHash: __, ...rest } = row
  return rest
}
