import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { cabinsPage } from '#content/cabins-page.ts'
import { addDays } from '#contracts/day-arithmetic.ts'
import type { Day } from '#contracts/dates.ts'
import { guestLimits } from '#contracts/limits.ts'
import type { CabinOrder } from '#contracts/options.ts'
import { Button } from '../../parts/button.tsx'
import { Field, Select, TextInput } from '../../parts/field.tsx'
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

/** Days and guests go into the address, so that the answer can be shared; scripts only save a load. */
export function SearchForm({ search, order, today }: SearchFormProps) {
  const { from, to, guests, mistakes } = search
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
        <Field label={words.from} error={mistakes.from}>
          {(control) => (
            <TextInput
              type="date"
              name="from"
              required
              min={today}
              defaultValue={from}
              {...control}
            />
          )}
        </Field>
        <Field label={words.to} error={mistakes.to}>
          {(control) => (
            <TextInput
              type="date"
              name="to"
              required
              min={addDays(today, 1)}
              defaultValue={to}
              {...control}
            />
          )}
        </Field>
        <Field label={words.guests}>
          {(control) => (
            <Select name="guests" defaultValue={guests} {...control}>
              {guestCounts.map((count) => (
                <option key={count} value={count}>
                  {words.guestsOption(count)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {order !== 'no-sorting' && <input type="hidden" name="sort" value={order} />}
        <Button type="submit" className="grow sm:mt-7 sm:grow-0">
          <Search aria-hidden className="size-5" />
          {words.button}
        </Button>
        {(from || to) && (
          <Link
            to={order === 'no-sorting' ? '/cabins' : `/cabins?sort=${order}`}
            preventScrollReset
            className="inline-flex min-h-12 items-center justify-self-start font-medium underline underline-offset-4 hover:no-underline sm:mt-7"
          >
            {words.clear}
          </Link>
        )}
      </Form>
    </section>
  )
}

/** After a search that was asked here, not on arrival: whoever opens a link begins at the top. */
function useFocusOnMistakes(search: StaySearch) {
  const form = useRef<HTMLFormElement>(null)
  const isArrival = useRef(true)
  const asked = `${search.from} ${search.to}`
  const isWrong = hasMistakes(search)
  useEffect(() => {
    const arrived = isArrival.current
    isArrival.current = false
    if (isWrong && !arrived) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [asked, isWrong])
  return form
}
