import type { Activity, ActivityQuery } from '#contracts/activity.ts'
import * as store from '#store/activity/activity.ts'
import { instantToText } from '#store/values.ts'
import type { Dependencies } from '../dependencies.ts'

/** Writes a line of the log. */
export async function noteActivity(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  activity: Omit<store.NewActivity, 'at'>,
): Promise<void> {
  await store.insertActivity(db, { ...activity, at: clock.now() })
}

/** Who did what, newest first. Throws `BadCursorError`. */
export async function listActivity(
  { db, site }: Pick<Dependencies, 'db' | 'site'>,
  { from, to, ...query }: ActivityQuery,
): Promise<{ activities: Activity[]; nextCursor: string | null }> {
  const startOf = (day: string, later = 0) =>
    Temporal.PlainDate.from(day)
      .add({ days: later })
      .toZonedDateTime(site.facts.timeZone)
      .toInstant()
  const { activities, nextCursor } = await store.listActivity(db, {
    ...query,
    from: from === undefined ? undefined : startOf(from),
    to: to === undefined ? undefined : startOf(to, 1),
  })
  return { activities: activities.map(presentActivity), nextCursor }
}

export async function activeNames({ db }: Pick<Dependencies, 'db'>): Promise<string[]> {
  return store.activeNames(db)
}

function presentActivity(activity: store.StoredActivity): Activity {
  const { id, at, who, area, action, target, detail } = activity
  return { id, at: instantToText(at), who, area, action, target, detail }
}
