import { CalendarDays } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { groupBooking } from '#content/inquiry-forms.ts'
import { staySearchWords } from '#content/stay-search.ts'
import { shortDay } from '#contracts/date-formats.ts'
import { isDay, type Day } from '#contracts/dates.ts'
import { classes } from '../../components/classes.ts'
import { useToday } from '../../components/availability/use-today.ts'
import type { ChosenDays } from '../../components/date-range/chosen-days.ts'
import { Dates, useCalendarCode } from '../../components/date-range/dates.tsx'
import { makeRoom } from '../../components/date-range/make-room.ts'
import { Field } from '../../components/form/field.tsx'
import { TextField } from '../../components/form/fields.tsx'
import { useField } from '../../components/form/form-frame.tsx'
import { textOf, type FormValues } from '../../components/form/values.ts'
import { PopoverPanel } from '../../components/popover.tsx'

const { fields } = groupBooking.form
const names = ['checkIn', 'checkOut'] as const
type Name = (typeof names)[number]

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

/** The days are in hidden fields: drafts and errors know them like any other. */
function Picker({ typed }: { typed: FormValues }) {
  const inputs = {
    checkIn: useRef<HTMLInputElement>(null),
    checkOut: useRef<HTMLInputElement>(null),
  }
  const chosen = { checkIn: dayIn(typed, 'checkIn'), checkOut: dayIn(typed, 'checkOut') }
  const { Calendar, open } = useCalendarCode()
  return (
    <>
      <div style={{ anchorName: anchor }} className="grid gap-5 sm:grid-cols-2">
        {names.map((name) => (
          <DayButton key={name} name={name} day={chosen[name]} />
        ))}
      </div>
      {names.map((name) => (
        <input
          key={name}
          ref={inputs[name]}
          type="hidden"
          name={name}
          defaultValue={chosen[name] ?? ''}
        />
      ))}
      <PopoverPanel
        id={popover}
        label={staySearchWords.choose}
        anchor={anchor}
        className="sheet-on-phones"
        onOpen={open}
      >
        <Dates
          {...{ Calendar, popover, chosen }}
          labels={[staySearchWords.from, staySearchWords.to]}
          onChange={(days) => type(inputs, days)}
        />
      </PopoverPanel>
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
