import { referralPlaces, referralSources } from '#contracts/referrals.ts'
import { inTransaction } from '#store/database.ts'
import { insertReferral } from '#store/referrals/referrals.ts'
import { addCounts } from '#store/visits/daily-counts.ts'
import type { SampleOptions } from './sample-data.ts'

// Counted, not random, so that every demo shows the same charts.

type Options = Omit<SampleOptions, 'folder'>

/** Booking clicks in each of the last weeks, this week first. */
const clicksPerWeek = [9, 24, 19, 27, 22, 14, 17, 12, 15, 8]
const minutesPerWeek = 7 * 24 * 60

/** Stores ten weeks of booking clicks, two in three with dates. */
export async function storeSampleReferrals({ db, clock, site }: Options): Promise<void> {
  for (const [weeksAgo, count] of clicksPerWeek.entries()) {
    for (let index = 0; index < count; index += 1) {
      const minutes = Math.round((weeksAgo + (index + 0.5) / count) * minutesPerWeek)
      const createdAt = clock.now().subtract({ minutes })
      const step = weeksAgo * 7 + index
      const today = createdAt.toZonedDateTimeISO(site.facts.timeZone).toPlainDate()
      const checkIn = today.add({ days: 3 + ((step * 5) % 40) })
      const checkOut = checkIn.add({ days: 2 + (step % 3) })
      const isDated = step % 3 !== 0
      await insertReferral(db, {
        // Squares make some cabins more popular than others.
        cabin:
          step % 11 === 0 ? null : (site.cabins[(step * step) % site.cabins.length]?.slug ?? null),
        place: referralPlaces[step % referralPlaces.length] ?? 'other',
        source: referralSources[(step * step) % referralSources.length] ?? null,
        createdAt,
        checkIn: isDated ? checkIn.toString() : null,
        checkOut: isDated ? checkOut.toString() : null,
      })
    }
  }
}

const days = 400

/** Views of a page by where the guest came from, for each guest of a day. */
const viewsPerGuest = {
  search: 0.45,
  direct: 0.2,
  social: 0.15,
  assistant: 0.06,
  other: 0.08,
  inside: 0.9,
} as const

/** Stores a year of visits and searches: more of them on weekends and in spring. */
export async function storeSampleVisits({ db, clock, site }: Options): Promise<void> {
  const today = Temporal.PlainDate.from(clock.today(site.facts.timeZone))
  const pages = ['/', '/cabins', ...site.cabins.map(({ slug }) => `/cabins/${slug}`), '/events']
  await inTransaction(db, async (transaction) => {
    for (let ago = 0; ago < days; ago += 1) {
      await addCounts(transaction, countsOn(today.subtract({ days: ago }), pages))
    }
  })
}

function countsOn(date: Temporal.PlainDate, pages: readonly string[]) {
  const day = date.toString()
  const guests = guestsOn(date)
  const views = pages.flatMap((subject, place) =>
    Object.entries(viewsPerGuest).map(([source, share]) => ({
      day,
      kind: 'view' as const,
      subject,
      source: source as keyof typeof viewsPerGuest,
      count: Math.round((guests * share) / (place + 1)),
    })),
  )
  const search = { day, kind: 'search', source: '' } as const
  return [
    ...views,
    { ...search, subject: 'free' as const, count: Math.round(guests * 0.3) },
    { ...search, subject: 'none' as const, count: Math.round(guests * 0.08) },
  ].filter(({ count }) => count > 0)
}

function guestsOn(day: Temporal.PlainDate): number {
  const weekend = day.dayOfWeek >= 5 ? 1.6 : 1
  const season = 1.3 + Math.sin(((day.dayOfYear - 10) / 365) * 2 * Math.PI)
  return Math.round((18 + ((day.dayOfYear * 7) % 11)) * weekend * season)
}
