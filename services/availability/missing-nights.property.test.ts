import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Day } from '#contracts/dates.ts'
import { mergeRanges, nightsIn as everyNight, type NightRange } from '#contracts/night-ranges.ts'
import { firstNightNotFree, nightStateOf } from '#contracts/nights.ts'
import type { FeedNights } from '#integrations/availability/index.ts'
import type { KnownNights } from '#store/availability/feed-health.ts'
import { cabinStateOf } from './feed-state.ts'
import { knownAfter } from './missing-nights.ts'
import { readWindow } from './night-windows.ts'

const start = Temporal.Instant.from('2025-06-01T12:00:00Z')
const stays: NightRange[] = [
  [1, 4],
  [4, 7],
  [10, 12],
  [12, 13],
  [20, 27],
  [40, 80],
].map(([from = 0, to = 0]) => ({
  from: addDays('2025-06-01', from),
  to: addDays('2025-06-01', to),
}))
const none: NightRange[] = []
const days = everyNight({ from: '2025-05-31', to: '2025-09-01' })
const nightsIn = ({ from, to }: NightRange) => days.filter((day) => from <= day && day < to)
const runs = Number(process.env['CASES'] ?? 200)

interface Step {
  kind: 'read' | 'recall' | 'restart' | 'confirm'
  server: 0 | 1
  minutes: number
  listed: NightRange[]
  cancelled: NightRange[]
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('read', 'read', 'read', 'read', 'read', 'recall', 'restart', 'confirm'),
  server: fc.constantFrom(0, 1),
  minutes: fc.constantFrom(0, 5, 10, 10, 10, 10, 60, 500, 1500),
  listed: fc.oneof(fc.constant(none), fc.subarray(stays), fc.constant(stays), fc.constant(stays)),
  cancelled: fc.oneof(
    { weight: 5, arbitrary: fc.constant(none) },
    { weight: 1, arbitrary: fc.subarray(stays) },
  ),
})

/** Counts for each night on its own what its last readings said. */
class Oracle {
  #gone = new Map<Day, { at: Temporal.Instant; readings: number; isAlone: boolean }>()
  #listed = new Set<Day>()
  #stays: NightRange[] = []
  #free = new Set<Day>()

  read(said: FeedNights, now: Temporal.Instant, today: Day): void {
    const listed = new Set(said.taken.flatMap(nightsIn))
    const free = new Set(said.free.flatMap(nightsIn))
    const before = [...this.#gone.keys()]
    for (const gone of this.#gone.values()) gone.readings += 1
    for (const night of this.#listed) {
      if (!listed.has(night)) this.#gone.set(night, { at: now, readings: 0, isAlone: true })
    }
    for (const night of this.#gone.keys()) {
      const isSaidFree = free.has(night) && !this.#free.has(night)
      if (listed.has(night) || isSaidFree || night < today) this.#gone.delete(night)
    }
    const nights = [...this.#gone.keys()]
    const isMore = nights.some((night) => !before.includes(night))
    const ofOne = this.#stays.some((stay) =>
      nights.every((night) => nightsIn(stay).includes(night)),
    )
    const isMuch = !ofOne || nights.length > 31 || nights.some((night) => before.includes(night))
    const isEmpty = ![...listed].some((night) => night >= today)
    for (const gone of this.#gone.values()) {
      if (isEmpty || (isMore && isMuch)) gone.isAlone = false
    }
    this.#listed = listed
    this.#free = free
    this.#stays = said.stays
  }

  confirm(): void {
    this.#gone.clear()
  }

  /** Whether guests may be told that a night is free. */
  allows(night: Day, now: Temporal.Instant): boolean {
    const gone = this.#gone.get(night)
    if (!gone) return !this.#listed.has(night)
    const minutes = now.since(gone.at).total('minutes')
    return gone.readings >= 3 && minutes >= (gone.isAlone ? 30 : 24 * 60)
  }

  /** It has been free, so it starts over. */
  forget(night: Day): void {
    this.#gone.delete(night)
  }
}

function saidBy({ listed, cancelled }: Pick<Step, 'listed' | 'cancelled'>): FeedNights {
  const free = mergeRanges(cancelled.filter((stay) => !listed.includes(stay)))
  return {
    taken: mergeRanges(listed),
    notOpen: [],
    unknown: [],
    free,
    stays: listed,
    unreadable: 0,
  }
}

interface Server {
  value: FeedNights | null
  known: KnownNights | null
}

/** Two servers with one database. */
class Site {
  now = start
  readonly oracle = new Oracle()
  #stored: KnownNights | null = null
  readonly #servers: [Server, Server] = [
    { value: null, known: null },
    { value: null, known: null },
  ]

  get today(): Day {
    return this.now.toZonedDateTimeISO('America/Chicago').toPlainDate().toString()
  }

  run({ kind, server: index, minutes, ...said }: Step): void {
    const server = this.#servers[index]
    this.now = this.now.add({ minutes })
    if (kind === 'read') this.#read(server, saidBy(said))
    if (kind === 'restart') this.#servers[index] = { value: null, known: this.#stored }
    if (kind === 'confirm' && this.#stored) {
      this.#stored = { ...this.#stored, missing: null }
      this.oracle.confirm()
    }
    if (kind !== 'read') this.#servers[index].known = this.#stored
    this.check(this.#servers[index])
  }

  #read(server: Server, said: FeedNights): void {
    this.#stored = knownAfter(this.#stored, said, this)
    server.value = said
    server.known = this.#stored
    this.oracle.read(said, this.now, this.today)
  }

  stateOf({ value, known }: Server) {
    const snapshot = { value, known, failure: null, updatedAt: value && this.now }
    return cabinStateOf([snapshot], readWindow(this.today))
  }

  check(server: Server): void {
    const { nights, lastKnown } = this.stateOf(server)
    const wrong: string[] = []
    for (const [index, checkIn] of days.entries()) {
      if (checkIn < this.today || nightStateOf(nights, checkIn) !== 'free') continue
      const isInFile = lastKnown?.some(({ from, to }) => from <= checkIn && checkIn < to)
      if (!this.oracle.allows(checkIn, this.now) || isInFile) wrong.push(`${checkIn} is free`)
      this.oracle.forget(checkIn)
      const [before, checkOut] = [days[index - 1] ?? '', days[index + 1] ?? '9999-12-31']
      if (firstNightNotFree({ checkIn, checkOut }, nights, 'booked')) continue
      const isOver = before < this.today
      if (!isOver && !this.oracle.allows(before, this.now)) wrong.push(`guests leave on ${checkIn}`)
    }
    if (wrong.length > 0) throw new Error(wrong.join(', '))
  }

  get unknown(): readonly NightRange[] {
    return this.stateOf(this.#servers[0]).nights.unknown
  }
}

test(
  'calls no night free that a feed listed, until it says so or enough readings agree',
  () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.subarray(stays), (steps, last) => {
        const site = new Site()
        for (const each of steps) site.run(each)
        for (const minutes of [0, 500, 500, 500]) {
          site.run({ kind: 'read', server: 0, minutes, listed: last, cancelled: [] })
        }
        expect(site.unknown, 'settled after a day').toEqual([])
      }),
      { numRuns: runs, seed: 20_251_128 },
    )
  },
  30_000 + runs * 50,
)
