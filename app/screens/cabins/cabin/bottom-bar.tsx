import { ArrowUpRight, CalendarDays } from 'lucide-react'
import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { nightsBetween } from '#contracts/dates.ts'
import { classes } from '../../../components/classes.ts'
import { BookingLink } from '../../../components/cabins/booking-link.tsx'
import { makeRoomForStay, stayDatesId } from '../../../components/date-range/date-range-field.tsx'
import { shortDay, shortStay } from '#contracts/date-formats.ts'
import { priceLine } from '../../../components/cabins/price-from.tsx'
import { bookClasses } from './booking-card.tsx'
import type { Days } from './use-days.ts'

const { booking } = cabinPage

/** On phones, always at hand: the dates, which open the calendar of the card, and the button. */
export function BottomBar({ cabin, days }: { cabin: Cabin; days: Days }) {
  const { stay, obstacle } = days
  const [first, second] = linesOf(days)
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
          onClick={showDates}
          className="flex min-h-13 min-w-0 items-center gap-2.5 text-left"
        >
          <CalendarDays aria-hidden className="size-5 shrink-0 text-ember-ink max-[22rem]:hidden" />
          <span className="grid min-w-0 leading-5">
            <span className="text-base font-semibold">{first}</span>
            <span className={classes('text-sm', obstacle ? 'text-danger' : 'text-soft')}>
              {obstacle?.words ?? priceLine(cabin, stay) ?? second}
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
          <ArrowUpRight aria-hidden className="size-5 max-[24rem]:hidden" />
        </BookingLink>
      </div>
    </div>
  )
}

/** The chosen days, and what to know or do next. */
function linesOf({ chosen: { checkIn }, stay }: Days): [string, string] {
  if (stay) {
    const nights = booking.nights(nightsBetween(stay.checkIn, stay.checkOut))
    return [shortStay(stay), nights]
  }
  return checkIn ? [shortDay(checkIn), booking.addCheckOut] : [booking.addDates, booking.whenFree]
}

/** Where the calendar is no sheet, it opens beside the dates of the card. */
function showDates() {
  const button = document.querySelector(`[popovertarget="${stayDatesId}"]`)
  if (button) makeRoomForStay(button)
}
