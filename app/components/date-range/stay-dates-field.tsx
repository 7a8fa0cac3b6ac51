import { CalendarDays } from 'lucide-react'
import { useRef, useState, type ComponentType, type RefObject } from 'react'
import { staySearchWords as words } from '#content/stay-search.ts'
import { shortStay, yearIfFar } from '#contracts/date-formats.ts'
import { todayIn } from '#contracts/dates.ts'
import { useFacts } from '../../documents.ts'
import { useToday } from '../availability/use-today.ts'
import { classes } from '../classes.ts'
import { Popover } from '../popover.tsx'
import { useIdleCode } from '../use-idle-code.ts'
import { stayOf, type ChosenDays } from './chosen-days.ts'
import { makeRoom } from './make-room.ts'
import { NativeDates } from './native-dates.tsx'
import type { StayCalendarProps } from './stay-calendar.tsx'

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
  const { Calendar, load } = useCalendar(native, onChange)
  const stay = stayOf(chosen)
  const today = useToday()
  return (
    <>
      <Popover
        id={id}
        label={words.choose}
        className="sheet-on-phones"
        onOpen={() => void load()}
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

const importCalendar = () => import('./stay-calendar.tsx')

function useCalendar(native: RefObject<HTMLElement | null>, onChange: (typed: ChosenDays) => void) {
  const { timeZone } = useFacts()
  const code = useIdleCode(importCalendar)
  const [Calendar, setCalendar] = useState<ComponentType<StayCalendarProps>>()
  const load = async () => {
    if (Calendar) return
    if (code.current) return setCalendar(() => code.current?.default)
    const { default: loaded, takeTyped } = await importCalendar()
    const typed = await takeTyped(native.current, todayIn(timeZone))
    if (typed) onChange(typed)
    setCalendar(() => loaded)
  }
  return { Calendar, load }
}

function ChosenInputs({ chosen: { checkIn, checkOut } }: { chosen: ChosenDays }) {
  return (
    <>
      {checkIn && <input type="hidden" name="from" value={checkIn} />}
      {checkOut && <input type="hidden" name="to" value={checkOut} />}
    </>
  )
}
