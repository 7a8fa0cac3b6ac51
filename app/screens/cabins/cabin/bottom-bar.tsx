import { ArrowUpRight, CalendarDays } from 'lucide-react'
import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { nightsBetween } from '#contracts/dates.ts'
import { classes } from '../../../components/classes.ts'
import { BookingLink } from '../../../components/cabins/booking-link.tsx'
import { stayDatesId } from '../../../components/date-range/date-range-field.tsx'
import { shortStay } from '#contracts/date-formats.ts'
import { bookClasses } from './booking-card.tsx'
import type { Days } from './use-days.ts'

const { booking } = cabinPage

/** On phones, always at hand: the dates, which open the calendar of the card, and the button. */
export function BottomBar({ cabin, days: { stay, obstacle } }: { cabin: Cabin; days: Days }) {
  return (
    <div
      data-bottom-bar
      role="group"
      aria-label={booking.heading}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] shadow-float md:hidden low:hidden"
    >
      <div className="wrap flex h-18 items-center justify-between gap-3">
        <button
          type="button"
          popoverTarget={stayDatesId}
          onClick={showCard}
          className="flex min-h-13 min-w-0 items-center gap-2.5 text-left"
        >
          <CalendarDays aria-hidden className="size-5 shrink-0 text-ember-ink" />
          <span className="grid min-w-0 leading-5">
            <span className="text-base font-semibold">
              {stay ? shortStay(stay) : booking.addDates}
            </span>
            <span className={classes('text-sm', obstacle ? 'text-danger' : 'text-soft')}>
              {obstacle ??
                (stay
                  ? booking.nights(nightsBetween(stay.checkIn, stay.checkOut))
                  : booking.whenFree)}
            </span>
          </span>
        </button>
        <BookingLink
          address={cabin.bookingUrl}
          cabin={cabin.slug}
          place="cabin-page"
          stay={stay}
          className={`${bookClasses(cabin, obstacle)} shrink-0`}
        >
          {booking.button}
          <ArrowUpRight aria-hidden className="size-5" />
        </BookingLink>
      </div>
    </div>
  )
}

/** Where the calendar is no sheet, it opens beside the dates of the card. */
function showCard() {
  if (!matchMedia('(width >= 40rem)').matches) return
  document.getElementById('booking-heading')?.scrollIntoView({ behavior: 'instant' })
}
