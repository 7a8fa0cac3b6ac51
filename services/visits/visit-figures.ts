import { addDays, monthOf, type Day } from '#contracts/dates.ts'
import { addMonths, firstDayOf } from '#contracts/months.ts'
import { referralSources, type ReferralSource } from '#contracts/referrals.ts'
import type { SearchOutcome } from '#contracts/visits.ts'
import type { VisitPeriod } from '#contracts/visit-periods.ts'
import { countReferralsByPlaceAndSource, type PlaceCount } from '#store/referrals/referrals.ts'
import { countReviewsReceived } from '#store/reviews/review-figures.ts'
import { firstCountedDay, sumCounts, type CountSum } from '#store/visits/daily-counts.ts'
import type { Dependencies } from '../dependencies.ts'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'site'>

export type Visits = Awaited<ReturnType<typeof visitFigures>>

/**
 * Visits, searches, clicks to the partner and reviews in the last 30 days or 12 months at the property:
 * `bars` names them (`YYYY-MM-DD` or `YYYY-MM`), oldest first, and each list of numbers has one per bar.
 * The last few seconds may be missing.
 */
export async function visitFigures(deps: Deps, period: VisitPeriod) {
  const { db, clock, site } = deps
  const { timeZone } = site.facts
  const bars = barsOf(clock.today(timeZone), period)
  const ranges = bars.map(({ from, end }) => ({
    start: midnight(from, timeZone),
    end: midnight(end, timeZone),
  }))
  const [sums, since, clicks, reviews] = await Promise.all([
    sumCounts(db, { ...spanOf(bars), length: period === '30-days' ? 10 : 7 }),
    firstCountedDay(db),
    Promise.all(ranges.map((range) => countReferralsByPlaceAndSource(db, range))),
    Promise.all(ranges.map((range) => countReviewsReceived(db, range))),
  ])
  const names = bars.map(({ name }) => name)
  return {
    bars: names,
    /** First day that was counted; null before anything was. */
    since,
    ...viewFigures(sums, names),
    searches: searchFigures(sums, names),
    clicks: clicks.map((counts) => totalOf(counts)),
    clicksByCabin: clickFigures(clicks.flat(), [null, ...site.cabins.map(({ slug }) => slug)]),
    reviews: reviews.map(({ count }) => count),
    /** Their average stars; null without reviews. */
    stars: reviews.map(({ count, stars }) => (count === 0 ? null : stars / count)),
  }
}

interface Bar {
  /** The day or the month. */
  name: string
  from: Day
  /** The first day after it. */
  end: Day
}

/** Today's bar is the last. */
export function barsOf(today: Day, period: VisitPeriod): Bar[] {
  const count = period === '30-days' ? 30 : 12
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index
    if (period === '30-days') {
      const from = addDays(today, -ago)
      return { name: from, from, end: addDays(from, 1) }
    }
    const from = addMonths(firstDayOf(monthOf(today)), -ago)
    return { name: monthOf(from), from, end: addMonths(from, 1) }
  })
}

function spanOf(bars: readonly Bar[]): { from: Day; end: Day } {
  return { from: bars.at(0)?.from ?? '', end: bars.at(-1)?.end ?? '' }
}

function midnight(day: Day, timeZone: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant()
}

function viewFigures(sums: readonly CountSum[], bars: readonly string[]) {
  const views = sums.filter(({ kind }) => kind === 'view')
  const arrivals = views.filter(({ source }) => source !== 'inside')
  const pages = [...new Set(views.map(({ subject }) => subject))]
  return {
    views: byBar(views, bars),
    /** Of these, those that a guest came to from elsewhere. */
    arrivals: byBar(arrivals, bars),
    pages: pages
      .map((page) => {
        const isOfPage = ({ subject }: CountSum) => subject === page
        return {
          page,
          views: totalOf(views.filter(isOfPage)),
          arrivals: totalOf(arrivals.filter(isOfPage)),
        }
      })
      .toSorted((a, b) => b.views - a.views || (a.page < b.page ? -1 : 1)),
    sources: referralSources.map((source) => ({
      source,
      arrivals: totalOf(arrivals.filter((sum) => sum.source === source)),
    })),
  }
}

function searchFigures(sums: readonly CountSum[], bars: readonly string[]) {
  const of = (outcome: SearchOutcome) =>
    byBar(
      sums.filter(({ kind, subject }) => kind === 'search' && subject === outcome),
      bars,
    )
  return { free: of('free'), none: of('none'), unknown: of('unknown') }
}

/**
 * Every place that has clicks: the property's page (null), cabins in the owner's order, cabins that are
 * gone; by source (null where it is not known).
 */
function clickFigures(counts: readonly PlaceCount[], places: readonly (string | null)[]) {
  const sources: (ReferralSource | null)[] = [...referralSources, null]
  const all = new Set([...places, ...counts.map(({ cabin }) => cabin)])
  return [...all].flatMap((cabin) => {
    const own = counts.filter((count) => count.cabin === cabin)
    if (own.length === 0) return []
    const clicks = (source: ReferralSource | null) =>
      totalOf(own.filter((count) => count.source === source))
    return { cabin, sources: sources.map((source) => ({ source, clicks: clicks(source) })) }
  })
}

function byBar(sums: readonly CountSum[], bars: readonly string[]): number[] {
  return bars.map((bar) => totalOf(sums.filter((sum) => sum.bar === bar)))
}

function totalOf(counts: readonly { count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}
