import type { Day } from '#contracts/dates.ts'
import type { SearchOutcome, VisitSource } from '#contracts/visits.ts'
import type { Counted, DailyCount } from '#store/visits/daily-counts.ts'
import type { Dependencies } from '../dependencies.ts'

/** Counts in memory: adding never waits and never fails. */
export interface Tally {
  addView: (page: string, source: VisitSource) => void
  addSearch: (outcome: SearchOutcome) => void
  /** Takes out everything counted so far. */
  take: () => DailyCount[]
  /** Puts back what could not be written. */
  putBack: (counts: readonly DailyCount[]) => void
}

type Deps = Pick<Dependencies, 'site' | 'clock'>

/** Counts by day in the property's zone. */
export function createTally(deps: Deps): Tally {
  const today = dayKeeper(deps)
  let sums = new Map<string, DailyCount>()

  function add(count: DailyCount): void {
    const key = [count.day, count.kind, count.subject, count.source].join(' ')
    const known = sums.get(key)
    if (known) known.count += count.count
    else sums.set(key, { ...count })
  }
  const addOne = (counted: Counted) => add({ ...counted, day: today(), count: 1 })

  return {
    addView: (subject, source) => addOne({ kind: 'view', subject, source }),
    addSearch: (subject) => addOne({ kind: 'search', subject, source: '' }),
    take() {
      const taken = [...sums.values()]
      sums = new Map()
      return taken
    },
    putBack(counts) {
      for (const count of counts) add(count)
    },
  }
}

/** Today, looked up only once a day: finding the day of an instant takes longer than counting. */
function dayKeeper({ site, clock }: Deps): () => Day {
  let day: Day = ''
  let from = 0
  let until = 0
  let zone = ''
  return () => {
    const now = clock.now()
    const at = now.epochMilliseconds
    const { timeZone } = site.facts
    if (at >= from && at < until && zone === timeZone) return day
    const start = now.toZonedDateTimeISO(timeZone).startOfDay()
    day = start.toPlainDate().toString()
    from = start.epochMilliseconds
    until = start.add({ days: 1 }).epochMilliseconds
    zone = timeZone
    return day
  }
}
