import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { cabinsPage } from '#content/cabins-page.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { guestLimits } from '#contracts/limits.ts'
import type { CabinOrder } from '#contracts/options.ts'
import { Button } from '../../components/button.tsx'
import { Choice } from '../../components/form/choice.tsx'
import { Field } from '../../components/form/field.tsx'
import { moveFocusTo } from '../../components/move-focus.ts'
import { hasMistakes, type StaySearch } from './stay-search.ts'

interface SearchFormProps {
  search: StaySearch
  order: CabinOrder
  today: Day
}

const { search: words } = cabinsPage

const guestCounts = Array.from(
  { length: guestLimits.max - guestLimits.min + 1 },
  (_, index) => index + guestLimits.min,
)

/** Puts days and guests into the address, to share results; scripts only save a reload. */
export function SearchForm({ search, order, today }: SearchFormProps) {
  const { from, to, guests } = search
  const form = useFocusOnMistakes(search)
  return (
    <section
      aria-labelledby="search-heading"
      className="mt-8 rounded-lg border border-line bg-card p-5 shadow-card md:p-6"
    >
      <h2 id="search-heading" className="text-xl">
        {words.heading}
      </h2>
      <Form
        key={`${from} ${to} ${guests}`}
        ref={form}
        preventScrollReset
        className="mt-3 flex flex-wrap items-start gap-4 [&>div]:grow [&>div]:basis-44"
      >
        <DayField name="from" min={today} search={search} />
        <DayField name="to" min={addDays(today, 1)} search={search} />
        <Choice
          label={words.guests}
          name="guests"
          defaultValue={guests}
          options={guestCounts}
          labelOf={words.guestsOption}
        />
        {order !== 'no-sorting' && <input type="hidden" name="sort" value={order} />}
        <Button type="submit" className="grow sm:mt-7 sm:grow-0">
          <Search aria-hidden className="size-5" />
          {words.button}
        </Button>
        {(from || to) && <Clear order={order} />}
      </Form>
    </section>
  )
}

interface DayFieldProps {
  name: 'from' | 'to'
  min: Day
  search: StaySearch
}

function DayField({ name, min, search }: DayFieldProps) {
  return (
    <Field label={words[name]} error={search.mistakes[name]}>
      {(control) => (
        <input
          type="date"
          name={name}
          required
          min={min}
          defaultValue={search[name]}
          {...control}
        />
      )}
    </Field>
  )
}

function Clear({ order }: { order: CabinOrder }) {
  return (
    <Link
      to={order === 'no-sorting' ? '/cabins' : `/cabins?sort=${order}`}
      preventScrollReset
      className="inline-flex min-h-12 items-center justify-self-start font-medium underline underline-offset-4 hover:no-underline sm:mt-7"
    >
      {words.clear}
    </Link>
  )
}

/** After a search on this page, not on arrival: links open at the top. */
function useFocusOnMistakes(search: StaySearch) {
  const form = useRef<HTMLFormElement>(null)
  const isArrival = useRef(true)
  const asked = `${search.from} ${search.to}`
  const isWrong = hasMistakes(search)
  useEffect(() => {
    const arrived = isArrival.current
    isArrival.current = false
    if (arrived) return
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    // The link that cleared the dates is gone.
    else if (asked.trim() === '') moveFocusTo(form.current?.closest('section') ?? null)
  }, [asked, isWrong])
  return form
}
