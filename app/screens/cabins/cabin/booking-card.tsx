import { ArrowUpRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { nightsBetween, todayIn } from '#contracts/dates.ts'
import { BookingLink } from '../../../components/cabins/booking-link.tsx'
import { buttonClasses } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { nothingChosen, stayOf } from '../../../components/date-range/chosen-days.ts'
import { DateRangeField } from '../../../components/date-range/date-range-field.tsx'
import { useFacts } from '../../../documents.ts'

const { booking } = cabinPage

/** Choose the days, then continue to the partner with them; the days are optional. */
export function BookingCard({ cabin }: { cabin: Cabin }) {
  const [chosen, setChosen] = useDaysOfAddress()
  const stay = stayOf(chosen)
  return (
    <section
      aria-labelledby="booking-heading"
      className="rounded-lg border border-line bg-card p-5 shadow-card"
    >
      <h2 id="booking-heading" className="text-2xl">
        {booking.heading}
      </h2>
      <div className="mt-4 grid gap-3">
        <div>
          <DateRangeField cabin={cabin.slug} chosen={chosen} onChange={setChosen} />
          <p role="status" className="text-[0.95rem] text-soft not-empty:mt-3">
            {stay && booking.nights(nightsBetween(stay.checkIn, stay.checkOut))}
          </p>
        </div>
        <BookingLink
          address={cabin.bookingUrl}
          cabin={cabin.slug}
          place="cabin-page"
          stay={stay}
          className={classes(buttonClasses('primary'), 'w-full')}
        >
          {booking.button}
          <ArrowUpRight aria-hidden className="size-5" />
        </BookingLink>
        <p className="text-[0.9rem] text-soft">{booking.note}</p>
      </div>
    </section>
  )
}

/** Chosen days, at first those in the address, read in the browser: one cached page serves all. */
function useDaysOfAddress() {
  const { timeZone } = useFacts()
  const state = useState(nothingChosen)
  const [, setChosen] = state
  useEffect(() => {
    if (!location.search.includes('from=')) return
    void import('../../../components/date-range/days-from-address.ts').then(({ daysFromAddress }) =>
      setChosen(daysFromAddress(location.search, todayIn(timeZone))),
    )
  }, [setChosen, timeZone])
  return state
}
