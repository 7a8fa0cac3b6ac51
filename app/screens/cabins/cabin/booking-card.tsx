import { tellMe } from '#content/tell-me.ts'
import { ArrowUpRight, CalendarDays } from 'lucide-react'
import { useId } from 'react'
import { cabinCard } from '#content/cabin-card.ts'
import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { dayOfMonth, shortStay, shortDay } from '#contracts/date-formats.ts'
import { nightsBetween } from '#contracts/dates.ts'
import { BookingLink } from '../../../components/cabins/booking-link.tsx'
import { buttonClasses } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { PriceFrom, priceLine } from '../../../components/cabins/price-from.tsx'
import {
  CabinDatesField,
  cabinDatesId,
  makeRoomForCabin,
} from '../../../components/date-range/cabin-dates-field.tsx'
import type { Obstacle, Days } from './use-days.ts'
import { stayQuery, type Stay } from '#contracts/booking.ts'
import { Link } from 'react-router'
import { useNextFree } from '../../../components/availability/use-availability.ts'
import { moveFocusTo } from '../../../components/move-focus.ts'

const { booking } = cabinPage

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
        <CabinDatesField cabin={cabin.slug} chosen={chosen} onChange={choose} />
        {/* On phones the bar at the bottom has the one primary button. */}
        <BookingLink
          cabin={cabin}
          place="cabin-page"
          stay={stay}
          className={classes(
            bookClasses(cabin, obstacle),
            'w-full max-md:border-2 max-md:border-ink! max-md:bg-transparent! max-md:text-ink! max-md:hover:bg-ink! max-md:hover:text-paper!',
          )}
        >
          {booking.button}
          <ArrowUpRight aria-hidden className="size-5" />
        </BookingLink>
        <NextFree cabin={cabin} chosen={stay} />
        {stay && obstacle?.canBeTold && <TellMeLink cabin={cabin} stay={stay} />}
        <p className="text-sm text-soft">{booking.note}</p>
      </div>
    </section>
  )
}

/** Where guests ask to be told when these days open. */
function TellMeLink({ cabin, stay }: { cabin: Cabin; stay: Stay }) {
  return (
    <Link
      to={`/openings?cabin=${cabin.slug}&${stayQuery(stay)}`}
      className="inline-flex min-h-8 items-center text-sm font-semibold text-ember-ink underline underline-offset-4"
    >
      {tellMe}
    </Link>
  )
}

/** Booking stays possible after a closure and where a calendar may be wrong, but is not promoted. */
function bookClasses({ closedUntil }: Cabin, obstacle: Obstacle | null): string {
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

const { nextFree } = cabinPage

interface NextFreeProps {
  cabin: Cabin
  /** What the guest has chosen. */
  chosen: Stay | null
}

/** Free nights that one press takes, without scripts too; nothing if those chosen may be free. */
function NextFree({ cabin, chosen }: NextFreeProps) {
  const { data, isPending } = useNextFree(cabin.slug, chosen)
  const daysId = useId()
  const stay = data?.stay
  const isTooSmall = (chosen?.guests ?? 0) > cabin.sleeps
  if (isTooSmall || (!stay && (chosen || !isPending))) return null
  const guests = chosen?.guests
  return (
    <p className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-sm">
      {stay && (
        <>
          <span id={daysId} className="font-semibold">
            {chosen ? nextFree.nearest : nextFree.label} {shortStay(stay)}
          </span>
          <Link
            to={`?${stayQuery(guests === undefined ? stay : { ...stay, guests })}`}
            replace
            preventScrollReset
            aria-describedby={daysId}
            className="inline-flex min-h-8 thumb items-center font-semibold text-ember-ink underline underline-offset-4"
            onClick={() => moveFocusTo(document.getElementById('booking-heading'), false)}
          >
            {nextFree.take}
          </Link>
        </>
      )}
    </p>
  )
}

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
          popoverTarget={cabinDatesId}
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
          cabin={cabin}
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
  const button = document.querySelector(`[popovertarget="${cabinDatesId}"]`)
  if (button) makeRoomForCabin(button)
}
