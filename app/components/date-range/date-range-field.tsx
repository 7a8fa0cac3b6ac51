import { CalendarDays } from 'lucide-react'
import { useRef, useState, type ComponentType } from 'react'
import { cabinPage } from '#content/cabin-page.ts'
import { shortDay } from '#contracts/date-formats.ts'
import { nightsBetween, todayIn, type Day } from '#contracts/dates.ts'
import { useFacts } from '../../documents.ts'
import { Button } from '../button.tsx'
import { Popover } from '../popover.tsx'
import { nothingChosen, stayOf, type ChosenDays } from './chosen-days.ts'
import { makeRoom } from './make-room.ts'
import { NativeDatesForm } from './native-dates-form.tsx'

interface DateRangeFieldProps {
  /** Slug. */
  cabin: string
  chosen: ChosenDays
  onChange: (chosen: ChosenDays) => void
}

interface CalendarProps {
  cabin: string
  chosen: ChosenDays
  onChange: (chosen: ChosenDays) => void
}

const { booking } = cabinPage
/** Of its popover, for other buttons that open it. */
export const stayDatesId = 'stay-dates'
/** Of the calendar with its legend and margins. */
const calendarPx = 692

/** Check-in and check-out as one button; its calendar is loaded when first opened. */
export function DateRangeField({ cabin, chosen, onChange }: DateRangeFieldProps) {
  const { timeZone } = useFacts()
  const form = useRef<HTMLFormElement>(null)
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>()

  const loadCalendar = async () => {
    if (Calendar) return
    const { default: loaded, takeTyped } = await import('./calendar.tsx')
    const typed = await takeTyped(form.current, todayIn(timeZone))
    if (typed) onChange(typed)
    setCalendar(() => loaded)
  }

  return (
    <Popover
      id={stayDatesId}
      label="Choose your dates"
      className="anchored-left sheet-on-phones"
      onOpen={() => void loadCalendar()}
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
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <Calendar cabin={cabin} chosen={chosen} onChange={onChange} />
          <PopoverFoot chosen={chosen} onClear={() => onChange(nothingChosen)} />
        </div>
      ) : (
        <NativeDatesForm ref={form} cabin={cabin} />
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

function PopoverFoot({ chosen, onClear }: { chosen: ChosenDays; onClear: () => void }) {
  const stay = stayOf(chosen)
  return (
    <div className="flex justify-between gap-2 border-t border-line pt-3">
      <Button kind="quiet" size="small" className="-ml-4" onClick={onClear}>
        {booking.clear}
      </Button>
      <Button size="small" popoverTarget={stayDatesId} popoverTargetAction="hide">
        {stay && `${booking.nights(nightsBetween(stay.checkIn, stay.checkOut))} · `}
        {booking.done}
      </Button>
    </div>
  )
}
