import type { Database } from '../database.ts'
import { guestDataIds, notificationIds } from './guest-data-ids.ts'
import { decisionsOf, type Decision } from '../submissions/submission-decisions.ts'
import { filesOfSubmissions, type StoredUpload } from '../pictures/uploads.ts'

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
  return (await query.execute()).map((row) => without(row, ...keys, ...administrators))
}

async function inquiryRows(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  const query = database.selectFrom('inquiries').selectAll().where('id', 'in', ids).orderBy('id')
  const answers = await answerRows(database, ids)
  return (await query.execute()).map((row) => ({
    ...without(row, ...keys, ...administrators),
    answers: answers
      .filter(({ inquiryId }) => inquiryId === row.id)
      .map((answer) => without(answer, 'inquiryId', ...administrators)),
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
    ...without(row, ...keys, ...administrators),
    letters: letters
      .filter(({ submissionId }) => submissionId === row.id)
      .map((letter) => without(letter, 'submissionId', ...administrators)),
    decisions: (decisions.get(row.id) ?? []).map(withoutName),
    files: files.get(row.id) ?? ([] as StoredUpload[]),
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
  return (await query.execute()).map((row) => without(row, 'tokenHash', 'toldTokenHash'))
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

/** What prevents a second submission says nothing about the guest. */
const keys = ['idempotencyKey', 'sentDigest'] as const

/** Who decided, replied, changed or wrote is another person's data. */
const administrators = ['decidedBy', 'repliedBy', 'changedBy', 'writtenBy', 'prizeSentBy'] as const

/** The row without these columns, of which it may have none. */
function without<Row extends object, Name extends string>(
  row: Row,
  ...names: readonly Name[]
): Omit<Row, Name> {
  const left = Object.entries(row).filter(([name]) => !(names as readonly string[]).includes(name))
  return Object.fromEntries(left) as Omit<Row, Name>
}

function withoutName({ from, to, at }: Decision) {
  return { from, to, at: at.toString() }
}
