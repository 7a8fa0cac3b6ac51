import { sql } from 'kysely'
import type { SubmissionStatus } from '#contracts/options.ts'
import type { Database } from '../database.ts'
import { arrivalCursors, pageOf, type PageRequest } from '../pages.ts'
import { searchPage } from '../search.ts'
import { filesOfSubmissions, type StoredUpload } from '../pictures/uploads.ts'
import { submissionFromRow, type StoredSubmission } from './submission-rows.ts'

/** An entry as listed. */
export type ListedSubmission = StoredSubmission & {
  /** Title of its contest. */
  contest: string
  files: StoredUpload[]
}

export interface SubmissionPage {
  submissions: ListedSubmission[]
  /** Cursor of the next page; null on the last. */
  nextCursor: string | null
}

export interface SubmissionPageRequest extends PageRequest {
  contestId?: number | undefined
  status?: SubmissionStatus | undefined
}

/**
 * Public entries, newest first: approved or winners, with the guest's consent (section 4). Throws
 * `BadCursorError`.
 */
export async function listPublicSubmissions(
  database: Database,
  request: SubmissionPageRequest,
): Promise<SubmissionPage> {
  return listed(database, request, shownSubmissionsQuery)
}

/** All entries, newest first. Throws `BadCursorError`. */
export async function listSubmissionsForAdmin(
  database: Database,
  request: SubmissionPageRequest,
): Promise<SubmissionPage> {
  return listed(database, request, allSubmissionsQuery)
}

const searchedColumns = [
  'guestName',
  'guestEmail',
  'cabinStayed',
  'description',
  'contest',
] as const

/**
 * Winners, or all other entries, that contain a text: newest first, without their files; see
 * `searchWindow`.
 */
export async function searchSubmissions(
  database: Database,
  { text, isWinner, limit }: { text: string; isWinner: boolean; limit: number },
): Promise<{ submissions: (StoredSubmission & { contest: string })[]; nextCursor: string | null }> {
  const newest = (most: number) =>
    filtered(database, { limit: most }).where('submissions.status', isWinner ? '=' : '<>', 'winner')
  const search = { text, columns: searchedColumns }
  const page = await searchPage(database, newest, search, { limit }, arrivalCursors.encode)
  const submissions = page.rows.map(({ contest, ...row }) => ({
    ...submissionFromRow(row),
    contest,
  }))
  return { submissions, nextCursor: page.nextCursor }
}

export async function findListedSubmission(
  database: Database,
  id: string,
): Promise<ListedSubmission | undefined> {
  const rows = await joined(database).where('submissions.id', '=', id).execute()
  const [found] = await withFiles(database, rows)
  return found
}

/** Separate so that a test can check the query plan. */
export function shownSubmissionsQuery(database: Database, request: SubmissionPageRequest) {
  // As in the migration, so that the partial indexes are used.
  return filtered(database, request)
    .where(sql<boolean>`coalesce(submissions.status, '') in ('approved', 'winner')`)
    .where(sql<boolean>`submissions.consent_to_display = 1`)
}

export function allSubmissionsQuery(database: Database, request: SubmissionPageRequest) {
  return filtered(database, request)
}

function filtered(database: Database, { limit, contestId, status, cursor }: SubmissionPageRequest) {
  let query = joined(database)
    .orderBy('submissions.submittedAt', 'desc')
    .orderBy('submissions.id', 'desc')
    .limit(limit)
  if (contestId !== undefined) query = query.where('submissions.contestId', '=', contestId)
  if (status !== undefined) query = query.where('submissions.status', '=', status)
  if (cursor === undefined) return query
  const { submittedAt, id } = arrivalCursors.decode(cursor)
  return query.where((eb) =>
    eb(eb.refTuple('submissions.submittedAt', 'submissions.id'), '<', eb.tuple(submittedAt, id)),
  )
}

function joined(database: Database) {
  return database
    .selectFrom('submissions')
    .innerJoin('contests', 'contests.id', 'submissions.contestId')
    .selectAll('submissions')
    .select('contests.title as contest')
}

async function listed(
  database: Database,
  request: SubmissionPageRequest,
  query: (database: Database, request: SubmissionPageRequest) => ListQuery,
): Promise<SubmissionPage> {
  const { rows, nextCursor } = await pageOf(
    request.limit,
    (limit) => query(database, { ...request, limit }),
    arrivalCursors.encode,
  )
  return { submissions: await withFiles(database, rows), nextCursor }
}

type ListQuery = ReturnType<typeof joined>

type ListRow = Awaited<ReturnType<ListQuery['execute']>>[number]

async function withFiles(
  database: Database,
  rows: readonly ListRow[],
): Promise<ListedSubmission[]> {
  const files = await filesOfSubmissions(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map(({ contest, ...row }) => ({
    ...submissionFromRow(row),
    contest,
    files: files.get(row.id) ?? [],
  }))
}
