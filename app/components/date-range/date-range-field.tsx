import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import { cabinPage } from '#content/cabin-page.ts'
import { shortDay } from '#contracts/date-formats.ts'
import type { Day } from '#contracts/dates.ts'
import { Popover } from '../popover.tsx'
import type { ChosenDays } from './chosen-days.ts'
import { makeRoom } from './make-room.ts'
import { NativeDatesForm } from './native-dates-form.tsx'
import { useCalendarCode } from './use-calendar-code.ts'

interface DateRangeFieldProps {
  /** Slug. */
  cabin: string
  chosen: ChosenDays
  onChange: (chosen: ChosenDays) => void
}

const { booking } = cabinPage
const loadCalendar = () => import('./calendar.tsx')
/** Of its popover, for other buttons that open it. */
export const stayDatesId = 'stay-dates'
/** Of the calendar with its legend and margins. */
const calendarPx = 692

/** Check-in and check-out as one button; its calendar is loaded when first opened. */
export function DateRangeField({ cabin, chosen, onChange }: DateRangeFieldProps) {
  const form = useRef<HTMLFormElement>(null)
  const { Calendar, open } = useCalendarCode({ load: loadCalendar, native: form, onChange })
  return (
    <Popover
      id={stayDatesId}
      label="Choose your dates"
      className="anchored-left sheet-on-phones"
      onOpen={() => void open()}
      onPress={({ currentTarget }) => makeRoomForStay(currentTarget)}
      triggerClassName="grid w-full grid-cols-2 overflow-hidden rounded-md border-2 border-edge bg-card text-left hover:border-ink"
      trigger={
        <>
          <DayCell label={booking.checkIn} day={chosen.checkIn} />
          <DayCell label={booking.checkOut} day={chosen.checkOut} />
        </>
      }
    >
      {Calendar ? (
        <Calendar popover={stayDatesId} cabin={cabin} chosen={chosen} onChange={onChange} />
      ) : (
        <div className="awaits-calendar">
          <NativeDatesForm ref={form} cabin={cabin} chosen={chosen} />
        </div>
      )}
    </Popover>
  )
}

/** Before another button opens the calendar; in wide windows it finds room beside the field. */
export function makeRoomForStay(button: Element): void {
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
