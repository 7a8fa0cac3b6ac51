import { z } from 'zod'
import { daySchema, listCount } from '#contracts/schemas.ts'
import { longestUsername } from '#contracts/limits.ts'
import { storable } from '#contracts/storable.ts'
import type { Database } from '#store/database.ts'
import { instantToText, newId } from '#store/values.ts'
import type { Dependencies } from '../dependencies.ts'

export interface NewActivity {
  /** The administrator's username. */
  who: string
  area: string
  /** In words, or as method and route: 'PATCH reviews/:id/approve'. */
  action: string
  /** What it was done to; empty if that has no id. */
  target: string
  /** A choice such as 'approved'; empty without one. */
  detail: string
}

/** Writes a line of the log. */
export async function noteActivity(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  activity: NewActivity,
): Promise<void> {
  await insertActivity(db, { ...activity, at: clock.now() })
}

export async function insertActivity(
  db: Database,
  { at, ...activity }: NewActivity & { at: Temporal.Instant },
): Promise<void> {
  const row = { ...activity, id: newId(), at: instantToText(at) }
  await db.insertInto('activity').values(row).execute()
}

/** What is looked for, from the page's address; days at the property, both included. */
export const activityQuerySchema = z.object({
  who: storable(longestUsername).catch(''),
  area: storable(40).catch(''),
  from: daySchema.optional().catch(undefined),
  to: daySchema.optional().catch(undefined),
  count: listCount,
})

export type ActivityQuery = z.infer<typeof activityQuerySchema>

/** Who did what, newest first. */
export async function listActivity(
  { db, site }: Pick<Dependencies, 'db' | 'site'>,
  query: ActivityQuery,
) {
  const found = await activityQuery(db, query, site.facts.timeZone).execute()
  return { items: found.slice(0, query.count), hasMore: found.length > query.count }
}

/** One more than is shown. */
function activityQuery(db: Database, { who, area, from, to, count }: ActivityQuery, zone: string) {
  const startOf = (day: string, later = 0) => {
    const midnight = Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone)
    return instantToText(midnight.toInstant())
  }
  let query = db
    .selectFrom('activity')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(count + 1)
  if (who) query = query.where('who', '=', who)
  if (area) query = query.where('area', '=', area)
  if (from) query = query.where('at', '>=', startOf(from))
  if (to) query = query.where('at', '<', startOf(to, 1))
  return query
}

/** Everyone who has a line, in the order of the alphabet. */
export async function activeNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('activity').select('who').distinct().orderBy('who').execute()
  return rows.map(({ who }) => who)
}
