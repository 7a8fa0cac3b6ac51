import type { Selectable } from 'kysely'
import { contestStatuses, nextContestStatus, type ContestStatus } from '#contracts/options.ts'
import { isUniqueViolation } from '../unwritable.ts'
import type { Database } from '../database.ts'
import type { ContestsTable } from '../contest-tables.ts'
import { instantToText, textToInstant } from '../values.ts'

export interface NewContest {
  title: string
  description: string
  /** One rule a line. */
  rules: string
  startDate: Temporal.Instant
  /** From this moment on it takes no entries. */
  endDate: Temporal.Instant
  status: ContestStatus
  createdAt: Temporal.Instant
}

export type StoredContest = NewContest & { id: number }

/** What became of a change that needs the one place for an active contest. */
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
      createdAt: instantToText(contest.createdAt),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return placed(inserting.then(fromRow))
}

/** What an edit may set; the rest of a contest never changes. */
export type ContestContent = Pick<
  NewContest,
  'title' | 'description' | 'rules' | 'startDate' | 'endDate'
>

/** Sets the content of a contest that is still as it was read; undefined when it is not. */
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

function contentRow({ title, description, rules, startDate, endDate }: ContestContent) {
  const dates = { startDate: instantToText(startDate), endDate: instantToText(endDate) }
  return { title, description, rules, ...dates }
}

/** Deletes a draft and its prizes, inside a transaction. Says whether there was such a draft. */
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
 * Moves a contest one step on its way, if it stands just before that step (section 4). The test
 * and the change are one statement: of two who move it at once, one is answered undefined.
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

/** The one that is active, whether it has begun or ended already. */
export async function findActiveContest(database: Database): Promise<StoredContest | undefined> {
  const row = await database
    .selectFrom('contests')
    .selectAll()
    .where('status', '=', 'active')
    .executeTakeFirst()
  return row && fromRow(row)
}

/** The contest that takes entries now: active, begun and not past its end (section 5). */
export async function getOpenContest(
  database: Database,
  now: Temporal.Instant,
): Promise<StoredContest | undefined> {
  const contest = await findActiveContest(database)
  return contest && isOpen(contest, now) ? contest : undefined
}

/** Whether a contest takes entries at this moment. */
export function isOpen(
  { status, startDate, endDate }: Pick<StoredContest, 'status' | 'startDate' | 'endDate'>,
  now: Temporal.Instant,
): boolean {
  const hasBegun = Temporal.Instant.compare(startDate, now) <= 0
  const hasEnded = Temporal.Instant.compare(endDate, now) <= 0
  return status === 'active' && hasBegun && !hasEnded
}

/** All contests, those that began last first; drafts only when asked for. */
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
    createdAt: textToInstant(row.createdAt),
  }
}
