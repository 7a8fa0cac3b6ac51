import { CalendarDays } from 'lucide-react'
import { useRef } from 'react'
import { staySearchWords as words } from '#content/stay-search.ts'
import { shortStay, yearIfFar } from '#contracts/date-formats.ts'
import { useToday } from '../availability/use-today.ts'
import { classes } from '../classes.ts'
import { Popover } from '../popover.tsx'
import { stayOf, type ChosenDays } from './chosen-days.ts'
import { makeRoom } from './make-room.ts'
import { NativeDates } from './native-dates.tsx'
import { useCalendarCode } from './use-calendar-code.ts'

interface StayDatesFieldProps {
  /** Unique on the page. */
  id: string
  chosen: ChosenDays
  onChange: (chosen: ChosenDays) => void
  className?: string
}

/**
 * A stay as one field of a form, sent as `from` and `to`. Until the calendar loads, and without
 * scripts, its popover contains native date inputs; on phones it is a sheet.
 */
export function StayDatesField({ id, chosen, onChange, className }: StayDatesFieldProps) {
  const native = useRef<HTMLDivElement>(null)
  const { Calendar, open } = useCalendarCode({ load: loadCalendar, native, onChange })
  const stay = stayOf(chosen)
  const today = useToday()
  return (
    <>
      <Popover
        id={id}
        label={words.choose}
        className="sheet-on-phones"
        onOpen={() => void open()}
        onPress={({ currentTarget }) => makeRoom(currentTarget)}
        triggerClassName={classes('flex min-w-0 items-center gap-3 text-left', className)}
        trigger={
          <>
            <CalendarDays aria-hidden className="size-5 shrink-0 text-ember-ink" />
            <span className="grid min-w-0">
              <span className="text-xs text-soft">{words.dates}</span>
              <span className="font-medium">
                {stay ? shortStay(stay) + yearIfFar(stay.checkOut, today) : words.addDates}
              </span>
            </span>
          </>
        }
      >
        {Calendar ? (
          <Calendar popover={id} chosen={chosen} onChange={onChange} />
        ) : (
          <div
            ref={native}
            className="awaits-calendar grid w-72 max-w-full content-start gap-3 max-sm:w-full"
          >
            <NativeDates names={['from', 'to']} labels={[words.from, words.to]} chosen={chosen} />
          </div>
        )}
      </Popover>
      {Calendar && <ChosenInputs chosen={chosen} />}
    </>
  )
}

const loadCalendar = () => import('./stay-calendar.tsx')

function ChosenInputs({ chosen: { checkIn, checkOut } }: { chosen: ChosenDays }) {
  return (
    <>
      {checkIn && <input type="hidden" name="from" value={checkIn} />}
      {checkOut && <input type="hidden" name="to" value={checkOut} />}
    </>
  )
}
