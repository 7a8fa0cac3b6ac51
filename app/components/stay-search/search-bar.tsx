import { CalendarDays, Search, UsersRound } from 'lucide-react'
import { useRef, type FormEvent, type ReactNode } from 'react'
import { Form } from 'react-router'
import { staySearchWords as words } from '#content/stay-search.ts'
import { shortStay, yearIfFar } from '#contracts/date-formats.ts'
import { guestLimits } from '#contracts/limits.ts'
import { guestCounts } from '#contracts/stay-address.ts'
import { buttonClasses } from '../button.tsx'
import { classes } from '../classes.ts'
import { stayOf, type ChosenDays } from '../date-range/chosen-days.ts'
import { Dates, useCalendarCode } from '../date-range/dates.tsx'
import { makeRoom } from '../date-range/make-room.ts'
import { useToday } from '../availability/use-today.ts'
import { useBoundSelect } from '../form/use-bound-select.ts'
import { Popover } from '../popover.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { carry, useCarriedStay, type CarriedStay } from './use-carried-stay.ts'

const datesId = 'search-dates'

/** Dates, guests and the way to the cabins that are free; at first those in the address. */
export function SearchBar({ className }: { className?: string }) {
  return (
    <search className={classes('wrap', className)}>
      <SearchForm
        stay={useCarriedStay()}
        onChoose={carry}
        className="mx-auto max-w-[960px] shadow-float"
      />
    </search>
  )
}

interface SearchFormProps {
  stay: CarriedStay
  onChoose: (stay: CarriedStay) => void
  preventScrollReset?: boolean
  className?: string
  /** More fields. */
  children?: ReactNode
}

export function SearchForm({ stay: { days, guests }, onChoose, ...props }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const choose = (chosen: ChosenDays) =>
    onChoose({ days: chosen, guests: form.current ? guestsIn(form.current) : guests })
  return (
    <Form
      ref={form}
      action="/cabins"
      aria-label={words.label}
      preventScrollReset={props.preventScrollReset ?? false}
      onSubmit={(event) => {
        if (days.checkIn && !days.checkOut) askForCheckOut(event)
        // Other screens know the stay from now on.
        else carry({ days, guests: guestsIn(event.currentTarget) })
      }}
      className={classes(
        'grid grid-cols-[1fr_auto] items-stretch gap-2.5 rounded-lg bg-card p-2.5 text-ink md:min-h-[76px] md:grid-cols-[1fr_auto_auto] md:gap-0',
        props.className,
      )}
    >
      <StayDatesField
        id={datesId}
        chosen={days}
        onChange={choose}
        className="min-h-12 rounded-md px-3 hover:bg-sunken md:px-5"
      />
      <Guests chosen={guests} onChoose={() => choose(days)} />
      {props.children}
      <button
        type="submit"
        className={classes(buttonClasses(), 'max-md:col-span-2 md:ml-2.5 md:px-8')}
      >
        <Search aria-hidden className="size-5" />
        {words.button}
      </button>
    </Form>
  )
}

interface StayDatesFieldProps {
  /** Unique on the page. */
  id: string
  chosen: ChosenDays
  onChange: (chosen: ChosenDays) => void
  className?: string
}

/** A stay as one field of a form, sent as `from` and `to`; on phones its popover is a sheet. */
function StayDatesField({ id, chosen, onChange, className }: StayDatesFieldProps) {
  const { Calendar, open } = useCalendarCode()
  const isHydrated = useHydrated()
  const stay = stayOf(chosen)
  const today = useToday()
  return (
    <>
      <Popover
        id={id}
        label={words.choose}
        className="sheet-on-phones"
        onOpen={open}
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
        <Dates
          {...{ Calendar, chosen, onChange }}
          popover={id}
          labels={[words.from, words.to]}
          names={isHydrated ? undefined : ['from', 'to']}
        />
      </Popover>
      {isHydrated && chosen.checkIn && <input type="hidden" name="from" value={chosen.checkIn} />}
      {isHydrated && chosen.checkOut && <input type="hidden" name="to" value={chosen.checkOut} />}
    </>
  )
}

interface GuestsProps {
  chosen: number | undefined
  onChoose: () => void
}

/** Uncontrolled, so that hydration keeps a choice made before it. */
function Guests({ chosen, onChoose }: GuestsProps) {
  const select = useBoundSelect(chosen?.toString(), guestCounts.length)
  return (
    <label className="flex min-h-12 items-center gap-3 rounded-r-md border-l border-line px-3 hover:bg-sunken md:px-5">
      <UsersRound aria-hidden className="size-5 shrink-0 text-ember-ink" />
      <span className="grid">
        <span className="text-xs text-soft">{words.guests}</span>
        <select
          ref={select}
          name="guests"
          defaultValue={chosen ?? guestLimits.usual}
          onChange={onChoose}
          className="-mt-7 -mb-3 -ml-11 cursor-pointer rounded-md bg-transparent pt-7.5 pb-3.5 pl-10 font-medium"
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

/** One day is no search yet: opens the calendar, which says what is missing. */
function askForCheckOut(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>(`[popovertarget="${datesId}"]`)?.focus()
  document.getElementById(datesId)?.showPopover()
}

function guestsIn(form: HTMLFormElement): number {
  return Number(new FormData(form).get('guests'))
}
