import type { Database } from './database.ts'
import type { JobKind } from './running-tables.ts'
import { instantToText, ofWrongClock, textToInstant } from './values.ts'

/**
 * Makes sure that a job done again and again is queued. A time beyond `latest` was written by a wrong
 * clock: then it is due now.
 */
export async function ensureQueued(
  database: Database,
  kind: JobKind,
  { now, latest }: Record<'now' | 'latest', Temporal.Instant>,
): Promise<void> {
  const due = instantToText(now)
  await database
    .insertInto('jobs')
    .values({ kind, key: '', due, attempts: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ due })
        .where('jobs.due', '>', ofWrongClock(latest)),
    )
    .execute()
}

/** Notes that something is done now, unless it was within this time; then it returns false. */
export async function isTurn(
  database: Database,
  kind: JobKind,
  { now, every }: { now: Temporal.Instant; every: Temporal.DurationLike },
): Promise<boolean> {
  const doneAt = instantToText(now)
  const row = await database
    .insertInto('jobs')
    .values({ kind, key: '', doneAt })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ doneAt })
        .where((eb) =>
          eb.or([
            eb('jobs.doneAt', '<=', instantToText(now.subtract(every))),
            eb('jobs.doneAt', '>', ofWrongClock(now)),
          ]),
        ),
    )
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

/** When the last finished round of a job began; null if none has. */
export async function lastDone(
  database: Database,
  kind: JobKind,
): Promise<Temporal.Instant | null> {
  const query = database.selectFrom('jobs').select('doneAt').where('kind', '=', kind)
  const doneAt = (await query.executeTakeFirst())?.doneAt
  return doneAt ? textToInstant(doneAt) : null
}
