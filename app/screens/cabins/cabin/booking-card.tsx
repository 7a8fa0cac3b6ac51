import { ArrowUpRight } from 'lucide-react'
import { Suspense } from 'react'
import { cabinCard } from '#content/cabin-card.ts'
import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { dayOfMonth } from '#contracts/date-formats.ts'
import { nightsBetween } from '#contracts/dates.ts'
import { BookingLink } from '../../../components/cabins/booking-link.tsx'
import { buttonClasses } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { PriceFrom } from '../../../components/cabins/price-from.tsx'
import { DateRangeField } from '../../../components/date-range/date-range-field.tsx'
import { NextFree } from './next-free.tsx'
import type { Obstacle } from './obstacle.ts'
import type { Days } from './use-days.ts'
import { lazyPart } from '../../../components/lazy-part.ts'

const { booking } = cabinPage
const TellMeLink = lazyPart(() => import('./tell-me-link.tsx'))

interface BookingCardProps {
  cabin: Cabin
  days: Days
}

/** Choose the days, then continue to the partner with them; the days are optional. */
export function BookingCard({ cabin, days }: BookingCardProps) {
  const { chosen, choose, stay, obstacle } = days
  return (
    <section
      aria-labelledby="booking-heading"
      className="rounded-lg border border-line bg-card p-4 shadow-card"
    >
      <div className="flex min-h-8 flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="booking-heading" className="text-xl leading-8">
          {booking.heading}
        </h2>
        <p
          role="status"
          className={classes('text-sm font-semibold', obstacle ? 'text-danger' : 'text-oak')}
        >
          {stay && (obstacle?.words ?? booking.nights(nightsBetween(stay.checkIn, stay.checkOut)))}
        </p>
      </div>
      <PriceFrom cabin={cabin} stay={stay} />
      <Closed cabin={cabin} />
      <div className="mt-2 grid gap-2.5">
        <DateRangeField cabin={cabin.slug} chosen={chosen} onChange={choose} />
        {/* On phones the bar at the bottom has the one primary button. */}
        <BookingLink
          address={cabin.bookingUrl}
          cabin={cabin.slug}
          place="cabin-page"
          stay={stay}
          className={classes(bookClasses(cabin, obstacle), 'w-full', 'quiet-on-phones')}
        >
          {booking.button}
          <ArrowUpRight aria-hidden className="size-5" />
        </BookingLink>
        <NextFree cabin={cabin} chosen={stay} />
        <Suspense>
          {stay && obstacle?.canBeTold && <TellMeLink cabin={cabin} stay={stay} />}
        </Suspense>
        <p className="text-sm text-soft">{booking.note}</p>
      </div>
    </section>
  )
}

/** Booking stays possible after a closure and where a calendar may be wrong, but is not promoted. */
export function bookClasses({ closedUntil }: Cabin, obstacle: Obstacle | null): string {
  return buttonClasses(closedUntil || obstacle ? 'secondary' : 'primary')
}

function Closed({ cabin: { closedUntil } }: { cabin: Cabin }) {
  if (!closedUntil) return null
  return (
    <p className="mt-1">
      <strong className="font-semibold">{cabinCard.closed(dayOfMonth(closedUntil))}.</strong>{' '}
      {booking.afterClosure}
    </p>
  )
}
