import type { Database } from '../database.ts'
import { cursorId, cursorInstant, cursorsOf, pageOf, type PageRequest } from '../pages.ts'
import { instantToText, newId, textToInstant } from '../values.ts'

export interface NewActivity {
  at: Temporal.Instant
  who: string
  area: string
  action: string
  target: string
  detail: string
}

export type StoredActivity = NewActivity & { id: string }

export interface ActivityRequest extends PageRequest {
  who?: string | undefined
  area?: string | undefined
  /** Half-open. */
  from?: Temporal.Instant | undefined
  to?: Temporal.Instant | undefined
}

const cursors = cursorsOf({ at: cursorInstant, id: cursorId })

export async function insertActivity(database: Database, activity: NewActivity): Promise<void> {
  const at = instantToText(activity.at)
  await database
    .insertInto('activity')
    .values({ ...activity, id: newId(), at })
    .execute()
}

/** One page, newest first. Throws `BadCursorError`. */
export async function listActivity(
  database: Database,
  request: ActivityRequest,
): Promise<{ activities: StoredActivity[]; nextCursor: string | null }> {
  const { rows, nextCursor } = await pageOf(
    request.limit,
    (limit) => activityQuery(database, { ...request, limit }),
    cursors.encode,
  )
  return { activities: rows.map((row) => ({ ...row, at: textToInstant(row.at) })), nextCursor }
}

/** Separate so that a test can check the query plan. */
export function activityQuery(
  database: Database,
  { who, area, from, to, limit, cursor }: ActivityRequest,
) {
  let query = database
    .selectFrom('activity')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (who !== undefined) query = query.where('who', '=', who)
  if (area !== undefined) query = query.where('area', '=', area)
  if (from) query = query.where('at', '>=', instantToText(from))
  if (to) query = query.where('at', '<', instantToText(to))
  if (cursor === undefined) return query

  const { at, id } = cursors.decode(cursor)
  return query.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(at, id)))
}

/** Everyone who has a line, in the order of the alphabet. */
export async function activeNames(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('activity')
    .select('who')
    .distinct()
    .orderBy('who')
    .execute()
  return rows.map(({ who }) => who)
}
