import { closedUntil, longestClosure } from '#contracts/closures.ts'
import type { Closure, ClosureChange } from '#contracts/closures.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { allClosures, deleteClosure, putClosure } from '#store/closures/closures.ts'
import { inTransaction } from '#store/database.ts'
import { lockSite } from '#store/site/revisions.ts'
import { countUp } from '#store/versions.ts'
import type { Change } from '#store/values.ts'
import { changedByAnother } from '../changed-by-another.ts'
import type { Topic } from '../changes.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing, RuleError } from '../errors.ts'
import { noteChangedPages } from '../index-now/changed-pages.ts'
import { pagesShowing } from '../site/shown-documents.ts'

type Deps = Pick<Dependencies, 'db' | 'site' | 'clock'>
type ChangingDeps = Deps & Pick<Dependencies, 'siteSource' | 'changes' | 'indexNow'>

/**
 * Closes a cabin, or opens it again. The next request on every server shows it. Throws
 * `NotFoundError`, `RuleError` for days that make no sense, and `ConflictError` if somebody has
 * changed it since.
 */
export async function changeClosure(
  deps: ChangingDeps,
  id: string,
  { closed, seen }: ClosureChange,
  change: Change,
): Promise<void> {
  const { db, site, siteSource, changes, clock } = deps
  const cabin = site.cabins.find((each) => each.id === id)
  if (!cabin) throw missing('cabin')
  const today = clock.today(site.facts.timeZone)
  if (closed) assertDays(closed, today)
  const topics: Topic[] = ['site:cabin-list', `site:cabins/${cabin.slug}`, 'availability']
  await inTransaction(db, async (transaction) => {
    await lockSite(transaction)
    const stored = (await allClosures(transaction)).get(id)
    if (!isSame(lasting(stored, today), seen)) {
      const { timeZone } = site.facts
      throw changedByAnother('cabin', stored ? { last: stored.change, timeZone } : null)
    }
    if (closed) await putClosure(transaction, id, { ...closed, change })
    else await deleteClosure(transaction, id)
    await countUp(transaction, topics)
    await noteChangedPages(transaction, deps, pagesShowing(site, topics))
  })
  await siteSource.refresh()
  for (const topic of topics) changes.announce(topic)
}

/** The cabin as guests see it on this day. */
export function withClosedUntil<Cabin extends { id: string }>(
  { site, clock }: Pick<Deps, 'site' | 'clock'>,
  cabin: Cabin,
): Cabin & { closedUntil?: Day } {
  const closure = site.closures.get(cabin.id)
  const until = closure && closedUntil(closure, clock.today(site.facts.timeZone))
  return until === undefined ? cabin : { ...cabin, closedUntil: until }
}

/** The property's next midnight, while a closure begins or ends later; null otherwise. */
export function closuresChangeAt({
  site,
  clock,
}: Pick<Deps, 'site' | 'clock'>): Temporal.Instant | null {
  const { timeZone } = site.facts
  const today = clock.today(timeZone)
  if ([...site.closures.values()].every(({ until }) => until <= today)) return null
  const now = clock.now().toZonedDateTimeISO(timeZone)
  return now.add({ days: 1 }).startOfDay().toInstant()
}

/** Null for one that has ended. */
export function lasting(closure: Closure | undefined, today: Day): Closure | null {
  if (!closure || closure.until <= today) return null
  return { from: closure.from, until: closure.until }
}

function isSame(one: Closure | null, other: Closure | null): boolean {
  return one?.from === other?.from && one?.until === other?.until
}

function assertDays({ from, until }: Closure, today: Day): void {
  const last = addDays(today, longestClosure)
  if (until <= today) throw refusal('Please choose a day after today.')
  if (until > last) throw refusal('Please choose a day within a year.')
  if (from >= until) throw refusal('Please choose a day after the first closed night.')
}

function refusal(message: string): RuleError {
  return new RuleError(message, { until: message })
}
