import { DayPicker, type ClassNames, type DateRange } from 'react-day-picker'
import { site } from '#content/site.ts'
import { dayOfLocalDate, localDateOf, todayIn } from '#contracts/days.ts'
import type { ChosenDays } from './chosen-days.ts'

interface CalendarProps {
  chosen: ChosenDays
  onChange: (chosen: ChosenDays) => void
}

const navButton =
  'inline-grid size-11 place-items-center rounded-full hover:bg-sunken aria-disabled:opacity-35 aria-disabled:cursor-not-allowed'

const classNames: Partial<ClassNames> = {
  root: 'relative w-[19.5rem] max-w-full',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: navButton,
  button_next: navButton,
  chevron: 'size-5 fill-current',
  month_caption: 'flex h-11 items-center justify-center font-display text-lg font-bold',
  month_grid: 'mt-2 w-full border-collapse',
  weekday: 'pb-1 text-[0.8rem] font-medium text-soft',
  day: 'p-0 text-center',
  day_button:
    'mx-auto grid size-11 max-w-full place-items-center rounded-full hover:bg-sunken disabled:cursor-not-allowed disabled:text-soft/60 disabled:line-through disabled:hover:bg-transparent',
  today: 'font-bold [&>button]:underline',
  range_start:
    'rounded-l-full bg-oak-wash [&>button]:bg-ember [&>button]:text-on-ember [&>button]:hover:bg-ember-deep',
  range_end:
    'rounded-r-full bg-oak-wash [&>button]:bg-ember [&>button]:text-on-ember [&>button]:hover:bg-ember-deep',
  range_middle: 'bg-oak-wash',
  outside: 'invisible',
}

/** One month of days to choose a stay from; a stay is one night at least. */
export default function Calendar({ chosen, onChange }: CalendarProps) {
  const today = localDateOf(todayIn(site.timeZone))
  const selected: DateRange | undefined = chosen.checkIn
    ? {
        from: localDateOf(chosen.checkIn),
        to: chosen.checkOut ? localDateOf(chosen.checkOut) : undefined,
      }
    : undefined
  return (
    <DayPicker
      mode="range"
      min={1}
      resetOnSelect
      numberOfMonths={1}
      today={today}
      startMonth={today}
      defaultMonth={selected?.from ?? today}
      disabled={{ before: today }}
      selected={selected}
      onSelect={(range) => onChange(chosenFrom(range))}
      classNames={classNames}
    />
  )
}

function chosenFrom(range: DateRange | undefined): ChosenDays {
  return {
    checkIn: range?.from ? dayOfLocalDate(range.from) : null,
    checkOut: range?.to ? dayOfLocalDate(range.to) : null,
  }
}
