import { longDate } from '#contracts/moments.ts'
import type { Site } from '../site/site.ts'

export type State = 'fine' | 'warning' | 'broken'

/** What a check found, in words. */
export interface Finding {
  state: State
  what: string
  /** Instead of the check's own. Such a finding is for the person who runs the server alone. */
  toDo?: string
}

/** A value of `/metrics`. */
export interface Figure {
  name: FigureName
  labels?: Readonly<Record<string, string | number>>
  value: number
}

/** One thing to ask, with its words. `services/checks/list.ts` says for whom. */
export interface Check<Deps> {
  id: string
  toDo: string
  /** Whether the owner has to ask the person who runs the server to do that. */
  isOperators?: true
  /** Whether each server asks, since the answer is its own. */
  isPerServer?: true
  ask: (deps: Deps, signal: AbortSignal) => readonly Finding[] | Promise<readonly Finding[]>
  figures?: (deps: Deps) => readonly Figure[] | Promise<readonly Figure[]>
}

/** One that the owner is told of too. */
export interface OwnersCheck<Deps> extends Check<Deps> {
  /** What is wrong if something is, as the subject of a mail. */
  title: string
}

export const fine = (what: string): Finding => ({ state: 'fine', what })
/** With `toDo`, only the person who runs the server is told. */
export const warning = (what: string, toDo?: string): Finding => finding('warning', what, toDo)
export const broken = (what: string, toDo?: string): Finding => finding('broken', what, toDo)

function finding(state: State, what: string, toDo: string | undefined): Finding {
  return toDo === undefined ? { state, what } : { state, what, toDo }
}

/** What to do, in words for the owner. */
export function ownersToDo({ toDo, isOperators }: Pick<Check<never>, 'toDo' | 'isOperators'>) {
  if (!isOperators) return toDo
  const [first = '', ...rest] = toDo
  return `Ask the person who runs the server to ${first.toLowerCase()}${rest.join('')}`
}

/** Seconds, never negative: another machine's clock may be ahead. */
export function secondsSince(at: Temporal.Instant, now: Temporal.Instant): number {
  return Math.max(0, (now.epochMilliseconds - at.epochMilliseconds) / 1000)
}

/** Whether something happened so long ago. */
export function isOlder(
  at: Temporal.Instant,
  now: Temporal.Instant,
  age: Temporal.DurationLike,
): boolean {
  return Temporal.Instant.compare(at, now.subtract(age)) <= 0
}

/** Where days are told in the property's zone. */
export interface Zoned {
  site: { facts: Pick<Site['facts'], 'timeZone'> }
}

/** Such as 'June 1, 2025'. */
export function dayOf(instant: Temporal.Instant, { site }: Zoned): string {
  return longDate(instant.toString(), site.facts.timeZone)
}

/** The figures that checks read, by name: their help and the names of their labels. */
export const figures = {
  cabins_outbox_mails: ['Notifications by status', 'status'],
  cabins_outbox_oldest_seconds: ['Age of the oldest notification that is due, 0 if none is'],
  cabins_feed_failing_seconds: [
    'Since when a feed of bookings cannot be read, 0 while it can',
    'cabin',
    'feed',
  ],
  cabins_feed_age_seconds: [
    "Age of the oldest reading of a cabin's feeds that still counts",
    'cabin',
  ],
  cabins_calendar_age_seconds: ['Age of the reading of the events calendar that still counts'],
  cabins_calendar_failing: ['Whether the last reading of the events calendar failed: 1 or 0'],
  cabins_disk_free_bytes: ['Free bytes of the disk of DATA_DIR'],
  cabins_disk_size_bytes: ['Size of the disk of DATA_DIR'],
  cabins_backup_age_seconds: ['Age of the last copy of the database'],
  cabins_database_errors_total: ['Failed statements and connections of the database', 'kind'],
} as const satisfies Readonly<Record<string, readonly [help: string, ...labels: string[]]>>

export type FigureName = keyof typeof figures
