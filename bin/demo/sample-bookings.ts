import type { Clock } from '#integrations/clock.ts'
import type { Site } from '#services/site/site.ts'
import type { Booking } from '#tests/fakes/feed-calendar.ts'

const guests = ['R. Alvarez', 'The Okafors', 'J. Lindqvist', 'M. and T. Ruiz', 'Owner hold']
const nights = [2, 3, 2, 5, 3, 7, 2, 4]
const freeDays = [1, 4, 2, 6, 0, 3, 9, 2, 5]
/** How far ahead the partner sells. */
const daysOpen = 240

/**
 * Half a year of stays for a cabin, and the nights not open yet. Not random, so that every demo
 * looks the same. One cabin has a gap, so that some cabin is always free.
 */
export function sampleBookings({ cabins, facts }: Site, slug: string, clock: Clock): Booking[] {
  const cabin = cabins.findIndex((each) => each.slug === slug)
  const today = Temporal.PlainDate.from(clock.today(facts.timeZone))
  let checkIn = today.add({ days: cabin === 1 ? 24 : cabin * 2 - 3 })
  const stays = Array.from({ length: 24 }, (_, index) => {
    const step = cabin * 3 + index
    const checkOut = checkIn.add({ days: nights[step % nights.length] ?? 2 })
    const guest = `Reserved - ${guests[step % guests.length]}`
    const booking = { checkIn: checkIn.toString(), checkOut: checkOut.toString(), guest }
    checkIn = checkOut.add({ days: freeDays[step % freeDays.length] ?? 2 })
    return booking
  })
  const opensUntil = today.add({ days: daysOpen }).toString()
  return [
    ...stays.filter(({ checkOut }) => checkOut <= opensUntil),
    {
      checkIn: opensUntil,
      checkOut: today.add({ years: 3 }).toString(),
      guest: 'Airbnb (Not available)',
    },
  ]
}
