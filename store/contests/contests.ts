import type { Selectable } from 'kysely'
import { contestStatuses, nextContestStatus, type ContestStatus } from '#contracts/options.ts'
import { isUniqueViolation, type Database } from '../database.ts'
import type { ContestsTable } from '../contest-tables.ts'
import { contains } from '../search.ts'
import { booleanToFlag, flagToBoolean, instantToText, textToInstant } from '../values.ts'

export interface NewContest {
  title: string
  description: string
  /** One rule per line. */
  rules: string
  startDate: Temporal.Instant
  /** No entries are accepted from this moment on. */
  endDate: Temporal.Instant
  status: ContestStatus
  /** It becomes active at its start and closed at its end. */
  followsDates: boolean
  createdAt: Temporal.Instant
}

export type StoredContest = NewContest & { id: number }

/** The result of a change that requires being the only active contest. */
export type Placed<Result> = Result | 'another is active'

/** Stores a contest. Only one can be active at a time. */
export async function insertContest(
  database: Database,
  contest: NewContest,
): Promise<Placed<StoredContest>> {
  const inserting = database
    .insertInto('contests')
    .values({
      ...contest,
      startDate: instantToText(contest.startDate),
      endDate: instantToText(contest.endDate),
      followsDates: booleanToFlag(contest.followsDates),
      createdAt: instantToText(contest.createdAt),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return placed(inserting.then(fromRow))
}

/** The fields an edit may set. */
export type ContestContent = Pick<
  NewContest,
  'title' | 'description' | 'rules' | 'startDate' | 'endDate' | 'followsDates'
>

/** Updates a contest if it has not changed since it was read; returns undefined otherwise. */
export async function editContest(
  database: Database,
  before: StoredContest,
  content: ContestContent,
): Promise<StoredContest | undefined> {
  const row = await database
    .updateTable('contests')
    .set(contentRow(content))
    .where((eb) => eb.and({ id: before.id, status: before.status, ...contentRow(before) }))
    .returningAll()
    .executeTakeFirst()
  return row && fromRow(row)
}

function contentRow(content: ContestContent) {
  const { title, description, rules, startDate, endDate, followsDates } = content
  const dates = { startDate: instantToText(startDate), endDate: instantToText(endDate) }
  return { title, description, rules, ...dates, followsDates: booleanToFlag(followsDates) }
}

/** Deletes a draft and its prizes; call it in a transaction. Returns whether the draft existed. */
export async function deleteDraft(database: Database, id: number): Promise<boolean> {
  await database.deleteFrom('prizes').where('contestId', '=', id).execute()
  const result = await database
    .deleteFrom('contests')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/**
 * Moves a contest one step if it is at the step before (section 4). Check and update are one
 * statement: of two concurrent moves, one gets undefined.
 */
export async function moveContest(
  database: Database,
  id: number,
  to: ContestStatus,
): Promise<Placed<StoredContest | undefined>> {
  const from = contestStatuses.find((status) => nextContestStatus[status] === to)
  if (from === undefined) return undefined
  const moving = database
    .updateTable('contests')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .returningAll()
    .executeTakeFirst()
  return placed(moving.then((row) => row && fromRow(row)))
}

async function placed<Result>(writing: Promise<Result>): Promise<Placed<Result>> {
  try {
    return await writing
  } catch (error) {
    if (isUniqueViolation(error)) return 'another is active'
    throw error
  }
}

export async function findContest(
  database: Database,
  id: number,
): Promise<StoredContest | undefined> {
  const row = await database
    .selectFrom('contests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && fromRow(row)
}

/** The active contest, whether or not it has started or ended. */
export async function findActiveContest(database: Database): Promise<StoredContest | undefined> {
  const row = await database
    .selectFrom('contests')
    .selectAll()
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row && fromRow(row)
}

/** The contest accepting entries now: active, started and not ended (section 5). */
export async function getOpenContest(
  database: Database,
  now: Temporal.Instant,
): Promise<StoredContest | undefined> {
  const contest = await findActiveContest(database)
  return contest && isOpen(contest, now) ? contest : undefined
}

export function isOpen(
  { status, startDate, endDate }: Pick<StoredContest, 'status' | 'startDate' | 'endDate'>,
  now: Temporal.Instant,
): boolean {
  const hasBegun = Temporal.Instant.compare(startDate, now) <= 0
  const hasEnded = Temporal.Instant.compare(endDate, now) <= 0
  return status === 'active' && hasBegun && !hasEnded
}

/** All contests, latest start first; drafts only on request. */
export async function listContests(
  database: Database,
  { withDrafts }: { withDrafts: boolean },
): Promise<StoredContest[]> {
  let query = database
    .selectFrom('contests')
    .selectAll()
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc')
  if (!withDrafts) query = query.where('status', '<>', 'draft')
  return (await query.execute()).map(fromRow)
}

function fromRow(row: Selectable<ContestsTable>): StoredContest {
  return {
    ...row,
    startDate: textToInstant(row.startDate),
    endDate: textToInstant(row.endDate),
    followsDates: flagToBoolean(row.followsDates),
    createdAt: textToInstant(row.createdAt),
  }
}

/** Contests whose title, description or rules contain a text, newest first. */
export async function searchContests(
  database: Database,
  { text, limit }: { text: string; limit: number },
): Promise<StoredContest[]> {
  const rows = await database
    .selectFrom('contests')
    .selectAll()
    .where(contains(database, { text, columns: ['title', 'description', 'rules'] }))
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(fromRow)
}
