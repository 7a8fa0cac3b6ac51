import type { Clock } from '#integrations/clock.ts'
import type { Site } from '#services/site/site.ts'
import type { Database } from '#store/database.ts'
import { addCounts, type Counted, type DailyCount } from '#store/visits/daily-counts.ts'

const days = 400
const rowsAtOnce = 500

/** Stores a year of visits and searches. */
export async function storeSampleVisits(db: Database, site: Site, clock: Clock): Promise<void> {
  const visits = sampleVisits(site, clock)
  for (let at = 0; at < visits.length; at += rowsAtOnce) {
    await addCounts(db, visits.slice(at, at + rowsAtOnce))
  }
}

/** More of them on weekends and in spring. Not random. */
function sampleVisits({ cabins, facts }: Site, clock: Clock): DailyCount[] {
  const today = clock.now().toZonedDateTimeISO(facts.timeZone).toPlainDate()
  const pages = ['/', '/cabins', ...cabins.map(({ slug }) => `/cabins/${slug}`), '/events']
  return Array.from({ length: days }, (_, ago) => today.subtract({ days: ago })).flatMap((day) => {
    const guests = guestsOn(day)
    return [
      ...pages.flatMap((page, place) => viewsOf(page, Math.round(guests / (place + 1)))),
      ...searches(guests),
    ].flatMap(({ count, ...counted }) =>
      count > 0 ? [{ ...counted, day: day.toString(), count }] : [],
    )
  })
}

type Sample = Counted & { count: number }

function guestsOn(day: Temporal.PlainDate): number {
  const weekend = day.dayOfWeek >= 5 ? 1.6 : 1
  const season = 1.3 + Math.sin(((day.dayOfYear - 10) / 365) * 2 * Math.PI)
  return Math.round((18 + ((day.dayOfYear * 7) % 11)) * weekend * season)
}

function viewsOf(subject: string, guests: number): Sample[] {
  const view = { kind: 'view', subject } as const
  return [
    { ...view, source: 'search', count: Math.round(guests * 0.45) },
    { ...view, source: 'direct', count: Math.round(guests * 0.2) },
    { ...view, source: 'social', count: Math.round(guests * 0.15) },
    { ...view, source: 'assistant', count: Math.round(guests * 0.06) },
    { ...view, source: 'other', count: Math.round(guests * 0.08) },
    { ...view, source: 'inside', count: Math.round(guests * 0.9) },
  ]
}

function searches(guests: number): Sample[] {
  const search = { kind: 'search', source: '' } as const
  return [
    { ...search, subject: 'free', count: Math.round(guests * 0.3) },
    { ...search, subject: 'none', count: Math.round(guests * 0.08) },
  ]
}
