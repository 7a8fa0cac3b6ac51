import { CalendarDays } from 'lucide-react'
import { useRef, useState, type ComponentType, type RefObject } from 'react'
import { groupBooking } from '#content/inquiry-forms.ts'
import { staySearchWords } from '#content/stay-search.ts'
import { shortDay } from '#contracts/date-formats.ts'
import { isDay, type Day } from '#contracts/dates.ts'
import { classes } from '../../components/classes.ts'
import { useToday } from '../../components/availability/use-today.ts'
import type { ChosenDays } from '../../components/date-range/chosen-days.ts'
import { makeRoom } from '../../components/date-range/make-room.ts'
import { NativeDates } from '../../components/date-range/native-dates.tsx'
import type { StayCalendarProps } from '../../components/date-range/stay-calendar.tsx'
import { Field } from '../../components/form/field.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { useField } from '../../components/form/form-frame.tsx'
import { textOf, type FormValues } from '../../components/form/values.ts'

const { fields } = groupBooking.form
const names = ['checkIn', 'checkOut'] as const
type Name = (typeof names)[number]

const nativeLabels = [staySearchWords.from, staySearchWords.to] as const

const popover = 'group-dates'
const anchor = '--group-dates'

/** Native fields until scripts run, then the calendar that every search has, in the same places. */
export function GroupDates({ typed }: { typed: FormValues | undefined }) {
  const today = useToday()
  if (typed) return <Picker typed={typed} />
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {names.map((name) => (
        <TextField key={name} name={name} {...fields[name]} type="date" min={today} required />
      ))}
    </div>
  )
}

/** Beside the calendar the days are in hidden fields: drafts and errors know them like any other. */
function Picker({ typed }: { typed: FormValues }) {
  const inputs = {
    checkIn: useRef<HTMLInputElement>(null),
    checkOut: useRef<HTMLInputElement>(null),
  }
  const chosen = { checkIn: dayIn(typed, 'checkIn'), checkOut: dayIn(typed, 'checkOut') }
  const { Calendar, load } = useCalendar()
  return (
    <>
      <div style={{ anchorName: anchor }} className="grid gap-5 sm:grid-cols-2">
        {names.map((name) => (
          <DayButton key={name} name={name} day={chosen[name]} />
        ))}
      </div>
      {Calendar &&
        names.map((name) => (
          <input
            key={name}
            ref={inputs[name]}
            type="hidden"
            name={name}
            defaultValue={chosen[name] ?? ''}
          />
        ))}
      <div
        id={popover}
        popover="auto"
        role="group"
        aria-label={staySearchWords.choose}
        onToggle={(event) => event.newState === 'open' && void load()}
        style={{ positionAnchor: anchor }}
        className="anchored sheet-on-phones max-w-[calc(100vw-1.5rem)] rounded-lg border border-line bg-card p-4 text-ink shadow-float"
      >
        {Calendar ? (
          <Calendar popover={popover} chosen={chosen} onChange={(days) => type(inputs, days)} />
        ) : (
          <div className="grid w-72 max-w-full gap-3 max-sm:w-full">
            <NativeDates names={names} labels={nativeLabels} chosen={chosen} />
          </div>
        )}
      </div>
    </>
  )
}

function DayButton({ name, day }: { name: Name; day: Day | null }) {
  const { error } = useField(name)
  const { label } = fields[name]
  const value = day ? shortDay(day) : staySearchWords.addDates
  return (
    <Field label={label} {...(error && { error })}>
      {({ 'aria-invalid': _isInvalid, className, ...control }) => (
        <button
          {...control}
          type="button"
          // An error of the field puts the focus here.
          name={name}
          popoverTarget={popover}
          onClick={({ currentTarget }) => makeRoom(currentTarget)}
          aria-label={`${label}: ${value}`}
          className={classes(
            className,
            'flex cursor-pointer items-center gap-2 text-left',
            error && 'border-danger!',
          )}
        >
          <CalendarDays aria-hidden className="size-5 shrink-0 text-ember-ink" />
          <span className={day ? 'truncate' : 'truncate text-soft'}>{value}</span>
        </button>
      )}
    </Field>
  )
}

function useCalendar() {
  const [Calendar, setCalendar] = useState<ComponentType<StayCalendarProps>>()
  const load = async () => {
    if (Calendar) return
    // If it cannot be fetched, the native fields stay.
    const code = await import('../../components/date-range/stay-calendar.tsx').catch(() => null)
    if (code) setCalendar(() => code.default)
  }
  return { Calendar, load }
}

/** As a guest types: the form hears of it. */
function type(inputs: Record<Name, RefObject<HTMLInputElement | null>>, days: ChosenDays): void {
  for (const name of names) {
    const input = inputs[name].current
    if (input) input.value = days[name] ?? ''
  }
  inputs.checkIn.current?.dispatchEvent(new Event('input', { bubbles: true }))
}

function dayIn(typed: FormValues, name: Name): Day | null {
  const text = textOf(typed, name)
  return isDay(text) ? text : null
}
