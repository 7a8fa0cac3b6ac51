import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminCabins as words } from '#content/admin-cabins.ts'
import type { AdminCabin } from '#contracts/cabins.ts'
import { longestClosure } from '#contracts/closures.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { addMonths } from '#contracts/months.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/form/field.tsx'
import { FormAlert, FormFrame } from '../../../components/form/form-frame.tsx'
import { conflictIn } from '../../../queries.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { changeClosure, refreshCabins } from './cabins-api.ts'

interface ClosureFormProps {
  cabin: AdminCabin
  /** At the property. */
  today: Day
}

const ends = {
  week: (from: Day) => addDays(from, 7),
  month: (from: Day) => addMonths(from, 1),
  season: (from: Day) => addMonths(from, 3),
} as const
const lengths = ['week', 'month', 'season'] as const

/** Closes a cabin from a night until a day, or opens it again. */
export function ClosureForm({ cabin, today }: ClosureFormProps) {
  const { closed } = cabin
  const [from, setFrom] = useState(closed?.from ?? today)
  const [until, setUntil] = useState(closed?.until ?? '')
  const form = useClosure(cabin, { from, until })
  return (
    <FormFrame submission={form} noValidate className="grid grid-cols-1 gap-4">
      <div role="group" aria-label={words.lengths.label} className="flex flex-wrap gap-2">
        {lengths.map((length) => (
          <Button
            key={length}
            kind="secondary"
            size="small"
            aria-pressed={from !== '' && until === ends[length](from)}
            className="aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => setUntil(ends[length](from || today))}
          >
            {words.lengths[length]}
          </Button>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          name="from"
          label={words.from}
          min={closed?.from ?? today}
          value={from}
          onChange={setFrom}
        />
        <DayField
          name="until"
          label={words.until}
          hint={words.untilHint}
          error={form.errors.until}
          min={addDays(today, 1)}
          max={addDays(today, longestClosure)}
          value={until}
          onChange={setUntil}
        />
      </div>
      {form.message && !form.errors.until && <FormAlert>{form.message}</FormAlert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isResting={form.isSubmitting}>
          {closed ? words.change : words.close}
        </Button>
        {closed && (
          <Button type="submit" name="open" kind="secondary" isResting={form.isSubmitting}>
            {words.open}
          </Button>
        )}
      </div>
    </FormFrame>
  )
}

function useClosure(cabin: AdminCabin, { from, until }: { from: Day; until: Day }) {
  const client = useQueryClient()
  return useAdminForm({
    read: (_, submitter) => (submitter?.getAttribute('name') === 'open' ? null : { from, until }),
    check: (closed): Record<string, string> =>
      closed?.until === '' ? { until: words.missing } : {},
    send: (closed) => changeClosure(client, cabin, closed),
    onStored: () => {},
    failedTitle: words.failed,
    onFailed: (error) => conflictIn(error) !== undefined && refreshCabins(client),
  })
}

interface DayFieldProps {
  name: string
  label: string
  hint?: string
  error?: string | undefined
  min: Day
  max?: Day
  value: Day
  onChange: (day: Day) => void
}

function DayField({ label, hint, error, onChange, ...rest }: DayFieldProps) {
  return (
    <Field label={label} {...(hint && { hint })} {...(error && { error })}>
      {(control) => (
        <input
          type="date"
          required
          onChange={(event) => onChange(event.target.value)}
          {...rest}
          {...control}
        />
      )}
    </Field>
  )
}
