import {
  closedUntil,
  longestClosure,
  mostClosures,
  type Closure,
  type ClosureChange,
} from '#contracts/closures.ts'
import { dayOfMonth } from '#contracts/date-formats.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { allClosures, deleteClosure, insertClosure } from '#store/closures/closures.ts'
import { inTransaction } from '#store/database.ts'
import { lockSite } from '#store/site/revisions.ts'
import { countUp } from '#store/versions.ts'
import type { Change } from '#store/values.ts'
import { changedByAnother } from '../changed-by-another.ts'
import type { Topic } from '../changes.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing, RuleError } from '../errors.ts'

type Deps = Pick<Dependencies, 'db' | 'site' | 'clock'>
type ChangingDeps = Deps & Pick<Dependencies, 'siteSource' | 'changes'>

/**
 * Closes a cabin for a time, changes that time, or opens the cabin again. The next request on every
 * server shows it. Throws `NotFoundError`, `RuleError` for days that make no sense, and
 * `ConflictError` if someone else has changed it since.
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
    const stored = (await allClosures(transaction)).get(id) ?? []
    const others = lasting(stored, today).filter((each) => !isSame(each, seen))
    if (seen && others.length === lasting(stored, today).length) {
      const { timeZone } = site.facts
      const last = stored.findLast(({ from }) => from === seen.from)?.change
      throw changedByAnother('cabin', last ? { last, timeZone } : null)
    }
    if (closed) assertFits(closed, others)
    if (seen) await deleteClosure(transaction, id, seen)
    if (closed) await insertClosure(transaction, id, { ...closed, change })
    await countUp(transaction, topics)
  })
  await siteSource.refresh()
  for (const topic of topics) changes.announce(topic)
}

/** The cabin as guests see it on this day. */
export function withClosedUntil<Cabin extends { id: string }>(
  { site, clock }: Pick<Deps, 'site' | 'clock'>,
  cabin: Cabin,
): Cabin & { closedUntil?: Day } {
  const closures = site.closures.get(cabin.id) ?? []
  const until = closedUntil(closures, clock.today(site.facts.timeZone))
  return until === undefined ? cabin : { ...cabin, closedUntil: until }
}

/** The property's next midnight, while a closure begins or ends later; null otherwise. */
export function closuresChangeAt({
  site,
  clock,
}: Pick<Deps, 'site' | 'clock'>): Temporal.Instant | null {
  const { timeZone } = site.facts
  const today = clock.today(timeZone)
  const all = [...site.closures.values()].flat()
  if (all.every(({ until }) => until <= today)) return null
  const now = clock.now().toZonedDateTimeISO(timeZone)
  return now.add({ days: 1 }).startOfDay().toInstant()
}

/** Without those that have ended. */
export function lasting(closures: readonly Closure[] = [], today: Day): Closure[] {
  return closures.filter(({ until }) => until > today).map(({ from, until }) => ({ from, until }))
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

function assertFits({ from, until }: Closure, others: readonly Closure[]): void {
  const other = others.find((each) => each.from < until && from < each.until)
  if (other) {
    const [first, open] = [dayOfMonth(other.from), dayOfMonth(other.until)]
    throw refusal(`It is closed from ${first} until ${open} already. Please change that.`)
  }
  if (others.length >= mostClosures) throw refusal('A cabin can be closed twelve times ahead.')
}

function refusal(message: string): RuleError {
  return new RuleError(message, { until: message })
}
