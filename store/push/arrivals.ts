import type { Database } from '../database.ts'
import { instantToText, textToInstant } from '../values.ts'

export interface Arrivals {
  reviews: number
  submissions: number
  inquiries: number
}

/** How much guests have sent after a time, and when the last of it arrived; null if nothing did. */
export async function arrivalsAfter(
  database: Database,
  after: Temporal.Instant,
): Promise<(Arrivals & { last: Temporal.Instant }) | null> {
  const tables = ['reviews', 'submissions', 'inquiries'] as const
  const found = await Promise.all(
    tables.map((table) =>
      database
        .selectFrom(table)
        .select(({ fn }) => [fn.countAll().as('count'), fn.max('submittedAt').as('last')])
        .where('submittedAt', '>', instantToText(after))
        .executeTakeFirstOrThrow(),
    ),
  )
  const [reviews = 0, submissions = 0, inquiries = 0] = found.map(({ count }) => Number(count))
  const last = found
    .flatMap((each) => each.last ?? [])
    .toSorted()
    .at(-1)
  return last === undefined ? null : { reviews, submissions, inquiries, last: textToInstant(last) }
}
