import { CalendarDays } from 'lucide-react'
import { cabinPage } from '#content/cabin-page.ts'
import { staySearchWords as words } from '#content/stay-search.ts'
import { shortDay } from '#contracts/date-formats.ts'
import type { Day } from '#contracts/dates.ts'
import { Button } from '../button.tsx'
import { Popover } from '../popover.tsx'
import type { ChosenDays } from './chosen-days.ts'
import { Dates, useCalendarCode } from './dates.tsx'
import { makeRoom } from './make-room.ts'

interface CabinDatesFieldProps {
  /** Slug. */
  cabin: string
  chosen: ChosenDays
  onChange: (chosen: ChosenDays) => void
}

const { booking } = cabinPage
/** Of the popover on a cabin's page, for other buttons that open it. */
export const cabinDatesId = 'stay-dates'
/** Of the calendar with its legend and margins. */
const calendarPx = 692

/** Check-in and check-out as one button; without scripts, its fields lead to the partner. */
export function CabinDatesField({ cabin, chosen, onChange }: CabinDatesFieldProps) {
  const { Calendar, open } = useCalendarCode()
  return (
    <Popover
      id={cabinDatesId}
      label={words.choose}
      className="anchored-left sheet-on-phones"
      onOpen={open}
      onPress={({ currentTarget }) => makeRoomForCabin(currentTarget)}
      triggerClassName="grid w-full grid-cols-2 overflow-hidden rounded-md border-2 border-edge bg-card text-left hover:border-ink"
      trigger={
        <>
          <DayCell label={booking.checkIn} day={chosen.checkIn} />
          <DayCell label={booking.checkOut} day={chosen.checkOut} />
        </>
      }
    >
      <form action={`/book/${cabin}`} target="_blank" rel="noopener noreferrer">
        <Dates
          {...{ Calendar, cabin, chosen, onChange }}
          popover={cabinDatesId}
          labels={[booking.checkIn, booking.checkOut]}
          names={['checkIn', 'checkOut']}
        >
          <Button type="submit">{booking.button}</Button>
        </Dates>
      </form>
    </Popover>
  )
}

/** Before another button opens the calendar; in wide windows it finds room beside the field. */
export function makeRoomForCabin(button: Element): void {
  if (!matchMedia('(width >= 64rem)').matches) makeRoom(button, calendarPx)
}

function DayCell({ label, day }: { label: string; day: Day | null }) {
  return (
    <span className="grid min-w-0 content-start px-3 py-2.5 sm:px-4 not-first:border-l-2 not-first:border-line">
      <span className="eyebrow text-xs text-soft">{label}</span>
      <span className="flex items-center gap-2 font-medium max-sm:gap-1.5 max-sm:text-base">
        <CalendarDays aria-hidden className="size-4 text-soft" />
        {day ? shortDay(day) : booking.addDate}
      </span>
    </span>
  )
}
