import { contestStatuses, nextContestStatus, type ContestStatus } from '#contracts/options.ts'
import { isUniqueViolation, type Database } from '../database.ts'
import { booleanToFlag, instantToText } from '../values.ts'
import { writeShown } from '../versions.ts'
import { contestFromRow, type NewContest, type StoredContest } from './contests.ts'

/** The result of a change that requires being the only active contest. */
export type Placed<Result> = Result | 'another is active'

/** Stores a contest. Only one can be active at a time. */
export async function insertContest(
  database: Database,
  contest: NewContest,
): Promise<Placed<StoredContest>> {
  const row = {
    ...contest,
    startDate: instantToText(contest.startDate),
    endDate: instantToText(contest.endDate),
    followsDates: booleanToFlag(contest.followsDates),
    createdAt: instantToText(contest.createdAt),
  }
  const inserting = writeShown(database, 'contests', (transaction) =>
    transaction.insertInto('contests').values(row).returningAll().executeTakeFirstOrThrow(),
  )
  return placed(inserting.then(contestFromRow))
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
  const row = await writeShown(database, 'contests', (transaction) =>
    transaction
      .updateTable('contests')
      .set(contentRow(content))
      .where((eb) => eb.and({ id: before.id, status: before.status, ...contentRow(before) }))
      .returningAll()
      .executeTakeFirst(),
  )
  return row && contestFromRow(row)
}

function contentRow(content: ContestContent) {
  const { title, description, rules, startDate, endDate, followsDates } = content
  const dates = { startDate: instantToText(startDate), endDate: instantToText(endDate) }
  return { title, description, rules, ...dates, followsDates: booleanToFlag(followsDates) }
}

/**
 * Deletes a draft, which pages don't show, and its prizes; call it in a transaction. Returns whether
 * the draft existed.
 */
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
  const moving = writeShown(database, 'contests', (transaction) =>
    transaction
      .updateTable('contests')
      .set({ status: to })
      .where('id', '=', id)
      .where('status', '=', from)
      .returningAll()
      .executeTakeFirst(),
  )
  return placed(moving.then((row) => row && contestFromRow(row)))
}

async function placed<Result>(writing: Promise<Result>): Promise<Placed<Result>> {
  try {
    return await writing
  } catch (error) {
    if (isUniqueViolation(error)) return 'another is active'
    throw error
  }
}
