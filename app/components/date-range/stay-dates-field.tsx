import { CalendarDays } from 'lucide-react'
import { useRef, useState, type ComponentType, type RefObject } from 'react'
import { staySearchWords as words } from '#content/stay-search.ts'
import { shortStay, yearIfFar } from '#contracts/date-formats.ts'
import { todayIn } from '#contracts/dates.ts'
import { useFacts } from '../../documents.ts'
import { classes } from '../classes.ts'
import { Field } from '../form/field.tsx'
import { Popover } from '../popover.tsx'
import { stayOf, type ChosenDays } from './chosen-days.ts'
import { makeRoom } from './make-room.ts'
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
  const { timeZone } = useFacts()
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
                {stay
                  ? shortStay(stay) + yearIfFar(stay.checkOut, todayIn(timeZone))
                  : words.addDates}
              </span>
            </span>
          </>
        }
      >
        {Calendar ? (
          <Calendar popover={id} chosen={chosen} onChange={onChange} />
        ) : (
          <NativeDates ref={native} chosen={chosen} />
        )}
      </Popover>
      {Calendar && <ChosenInputs chosen={chosen} />}
    </>
  )
}

function useCalendar(native: RefObject<HTMLElement | null>, onChange: (typed: ChosenDays) => void) {
  const { timeZone } = useFacts()
  const [Calendar, setCalendar] = useState<ComponentType<StayCalendarProps>>()
  const load = async () => {
    if (Calendar) return
    const { default: loaded, takeTyped } = await import('./stay-calendar.tsx')
    const typed = await takeTyped(native.current, todayIn(timeZone))
    if (typed) onChange(typed)
    setCalendar(() => loaded)
  }
  return { Calendar, load }
}

function NativeDates({
  ref,
  chosen,
}: {
  ref: RefObject<HTMLDivElement | null>
  chosen: ChosenDays
}) {
  return (
    <div ref={ref} className="grid w-72 max-w-full gap-3 max-sm:w-full">
      <Field label={words.from}>
        {(control) => (
          <input type="date" name="from" defaultValue={chosen.checkIn ?? ''} {...control} />
        )}
      </Field>
      <Field label={words.to}>
        {(control) => (
          <input type="date" name="to" defaultValue={chosen.checkOut ?? ''} {...control} />
        )}
      </Field>
    </div>
  )
}

function ChosenInputs({ chosen: { checkIn, checkOut } }: { chosen: ChosenDays }) {
  return (
    <>
      {checkIn && <input type="hidden" name="from" value={checkIn} />}
      {checkOut && <input type="hidden" name="to" value={checkOut} />}
    </>
  )
}
