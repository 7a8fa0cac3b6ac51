import { Search, UsersRound } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { staySearchWords as words } from '#content/stay-search.ts'
import { guestLimits } from '#contracts/limits.ts'
import { buttonClasses } from '../button.tsx'
import { classes } from '../classes.ts'
import { nothingChosen } from '../date-range/chosen-days.ts'
import { StayDatesField } from '../date-range/stay-dates-field.tsx'

const guestCounts = Array.from(
  { length: guestLimits.max - guestLimits.min + 1 },
  (_, index) => index + guestLimits.min,
)

/** Dates, guests and the way to the cabins that are free. */
export function SearchBar({ className }: { className?: string }) {
  const [chosen, setChosen] = useState(nothingChosen)
  return (
    <search className={classes('wrap', className)}>
      <Form
        action="/cabins"
        aria-label={words.label}
        data-keep-clear
        onSubmit={leaveOutEmptyDays}
        className="mx-auto grid max-w-[960px] grid-cols-[1fr_auto] items-stretch gap-2.5 rounded-lg bg-card p-2.5 text-ink shadow-float md:min-h-[76px] md:grid-cols-[1fr_auto_auto] md:gap-0"
      >
        <StayDatesField
          id="search-dates"
          chosen={chosen}
          onChange={setChosen}
          className="min-h-12 rounded-md px-3 hover:bg-sunken md:px-5"
        />
        <Guests />
        <button
          type="submit"
          className={classes(buttonClasses(), 'max-md:col-span-2 md:ml-2.5 md:px-8')}
        >
          <Search aria-hidden className="size-5" />
          {words.button}
        </button>
      </Form>
    </search>
  )
}

function Guests() {
  return (
    <label className="flex min-h-12 items-center gap-3 rounded-md border-l border-line px-3 hover:bg-sunken max-md:rounded-l-none md:px-5">
      <UsersRound aria-hidden className="size-5 shrink-0 text-ember-ink" />
      <span className="grid">
        <span className="text-xs text-soft">{words.guests}</span>
        <select
          name="guests"
          defaultValue={guestLimits.usual}
          className="-ml-1 cursor-pointer bg-transparent font-medium"
        >
          {guestCounts.map((count) => (
            <option key={count} value={count}>
              {words.guestsOption(count)}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}

/** An address without dates is shorter to share. */
function leaveOutEmptyDays({ currentTarget }: FormEvent<HTMLFormElement>) {
  for (const input of currentTarget.querySelectorAll<HTMLInputElement>('input[type="date"]')) {
    input.disabled = input.value === ''
  }
}
