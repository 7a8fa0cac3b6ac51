import { ArrowUpRight } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { bookNowPage } from '#content/book-now.ts'
import { dayRefusals } from '#content/availability.ts'
import type { Stay } from '#content/booking.ts'
import { site } from '#content/site.ts'
import type { Cabin } from '#contracts/cabins.ts'
import { addDays } from '#contracts/day-arithmetic.ts'
import type { Day } from '#contracts/dates.ts'
import { firstNightNotFree } from '#contracts/nights.ts'
import { dayOfMonth, fullDay } from '../../parts/availability/day-names.ts'
import { nightsIn, type KnownDays } from '../../parts/availability/known-days.ts'
import { BookingLink } from '../../parts/cabins/booking-link.tsx'
import { Button, buttonClasses } from '../../parts/button.tsx'
import { classes } from '../../parts/classes.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Card } from './card.tsx'

interface BookingCardProps {
  cabin: Cabin
  chosen: Day | null
  known: KnownDays
}

const { booking: words } = bookNowPage

/** Book Now with its alert, and beside it the real way to the partner. */
export function BookingCard({ cabin, chosen, known }: BookingCardProps) {
  const [isAlertOpen, setAlertOpen] = useState(false)
  const stay = chosen ? firstNight(chosen, known) : null
  const link = { address: cabin.bookingUrl, cabin: cabin.slug, place: 'other', stay } as const
  return (
    <Card id="booking-heading" heading={words.heading}>
      {chosen ? (
        <p>
          <span className="eyebrow block text-[0.7rem] text-soft">{words.chosen}</span>
          <strong className="font-semibold">{fullDay(chosen)}</strong>
        </p>
      ) : (
        <p className="needs-script text-soft">{words.noDay}</p>
      )}
      <Button className="needs-script w-full" onClick={() => setAlertOpen(true)}>
        {words.button}
      </Button>
      <BookingLink {...link} className={classes(buttonClasses('secondary'), 'w-full')}>
        {words.partner}
        <ArrowUpRight aria-hidden className="size-5 shrink-0" />
      </BookingLink>
      {chosen && (
        <p className="text-[0.9rem] text-soft">{stay ? words.oneNight : noNightFrom(chosen)}</p>
      )}
      <Link
        to={`/cabins/${cabin.slug}${chosen ? `?from=${chosen}` : ''}`}
        prefetch="intent"
        className="font-medium underline underline-offset-4 hover:no-underline"
      >
        {words.longer}
      </Link>
      {isAlertOpen && <PartnerAlert link={link} onClose={() => setAlertOpen(false)} />}
    </Card>
  )
}

interface PartnerAlertProps {
  link: Omit<ComponentProps<typeof BookingLink>, 'children'>
  onClose: () => void
}

/** Says what Book Now would do (section 2), and lets the guest do it. */
function PartnerAlert({ link, onClose }: PartnerAlertProps) {
  return (
    <Dialog label={words.alert.heading} onClose={onClose}>
      <div className="grid gap-4">
        <h2 className="pr-12 text-2xl">{words.alert.heading}</h2>
        <p>{words.alert.text}</p>
        <BookingLink {...link} className={buttonClasses('primary')}>
          {words.alert.go}
          <ArrowUpRight aria-hidden className="size-5 shrink-0" />
        </BookingLink>
      </div>
    </Dialog>
  )
}

/** One night from the picked day, unless the next guest is in the way. */
function firstNight(day: Day, known: KnownDays): Stay | null {
  const stay = { checkIn: day, checkOut: addDays(day, 1) }
  const inTheWay = firstNightNotFree(stay, nightsIn(known), site.turnoverDay)
  return inTheWay && inTheWay.why !== 'unknown' ? null : stay
}

function noNightFrom(day: Day): string {
  return dayRefusals.noNight(dayOfMonth(day), dayOfMonth(addDays(day, 1)))
}
