import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminCabin } from '#contracts/cabins.ts'
import { longestClosure, type Closure } from '#contracts/closures.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { addMonths } from '#contracts/months.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/form/field.tsx'
import { FormAlert, FormFrame } from '../../../components/form/form-frame.tsx'
import { conflictIn } from '../../../queries.ts'
import { forgetOwnerDraft, useOpen } from '../owner-drafts.ts'
import { CopyButton, ShownOnce } from '../shown-once.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { useTextDraft } from '../use-text-draft.ts'
import { changeClosure, refreshCabins } from './cabins-api.ts'

const lengthsWords = {
  label: 'How long',
  week: 'A week',
  month: 'A month',
  season: 'Three months',
} as const

interface ClosuresProps {
  cabin: AdminCabin
  /** At the property. */
  today: Day
}

interface ClosureFormProps extends ClosuresProps {
  /** Null to close it for another time. */
  closed: Closure | null
}

const ends = {
  week: (from: Day) => addDays(from, 7),
  month: (from: Day) => addMonths(from, 1),
  season: (from: Day) => addMonths(from, 3),
} as const
const lengths = ['week', 'month', 'season'] as const

/** The times a cabin is closed, and a further one. */
export function Closures({ cabin, today }: ClosuresProps) {
  const { closures } = cabin
  const [wasAdding] = useOpen(...Object.values(closureDrafts(cabin, null)))
  // Until one more is stored.
  const [addingAt, setAddingAt] = useState(wasAdding ? closures.length : 0)
  return (
    <div className="grid grid-cols-1 gap-6">
      {closures.map((closed) => (
        <ClosureForm key={closed.from + closed.until} {...{ cabin, today, closed }} />
      ))}
      {closures.length === addingAt ? (
        // Starts over when something is stored.
        <ClosureForm key={closures.length} {...{ cabin, today }} closed={null} />
      ) : (
        <div>
          <Button kind="secondary" size="small" onClick={() => setAddingAt(closures.length)}>
            Close it for another time too
          </Button>
        </div>
      )}
      <div className="grid gap-2">
        <p className="max-w-prose text-soft">
          Closing a cabin here doesn’t close it at your booking partner: they still sell these
          nights. Close them there too, or have the partner import this calendar, which includes the
          nights you close here.
        </p>
        <ShownOnce label="Calendar for your booking partner" text={cabin.calendar} />
        <div>
          <CopyButton
            text={cabin.calendar}
            label="Copy address"
            notCopied={{
              title: 'Copy failed',
              description: 'Please select the address and copy it.',
            }}
          />
        </div>
      </div>
    </div>
  )
}

/** Closes a cabin from a night until a day, or opens it again. */
function ClosureForm({ cabin, today, closed }: ClosureFormProps) {
  const drafts = closureDrafts(cabin, closed)
  const from = useTextDraft(drafts.from, closed?.from ?? today)
  const until = useTextDraft(drafts.until, closed?.until ?? '')
  const form = useClosure(cabin, closed, { from: from.text, until: until.text })
  return (
    <FormFrame
      submission={form}
      noValidate
      className="grid grid-cols-1 gap-4 [form+&]:border-t [form+&]:border-line [form+&]:pt-6"
    >
      <div role="group" aria-label={lengthsWords.label} className="flex flex-wrap gap-2">
        {lengths.map((length) => (
          <Button
            key={length}
            kind="secondary"
            size="small"
            aria-pressed={from.text !== '' && until.text === ends[length](from.text)}
            className="aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => until.setText(ends[length](from.text || today))}
          >
            {lengthsWords[length]}
          </Button>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField
          name="from"
          label="First closed night"
          min={closed?.from ?? today}
          value={from.text}
          onChange={from.setText}
        />
        <DayField
          name="until"
          label="Opens again on"
          hint="The first day guests can arrive."
          error={form.errors.until}
          min={addDays(today, 1)}
          max={addDays(today, longestClosure)}
          value={until.text}
          onChange={until.setText}
        />
      </div>
      {form.message && !form.errors.until && <FormAlert>{form.message}</FormAlert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isResting={form.isSubmitting}>
          {closed ? 'Save dates' : 'Close cabin'}
        </Button>
        {closed && (
          <Button type="submit" name="open" kind="secondary" isResting={form.isSubmitting}>
            {closed.from <= today ? 'Open now' : 'Don’t close it then'}
          </Button>
        )}
      </div>
    </FormFrame>
  )
}

/** Names of the drafts of a closure's days. */
function closureDrafts({ id }: AdminCabin, closed: Closure | null) {
  const which = closed ? `${id}:${closed.from}` : id
  return { from: `closed-from:${which}`, until: `closed-until:${which}` }
}

/** Names of the drafts of all its closures. */
export function allClosureDrafts(cabin: AdminCabin): string[] {
  return [null, ...cabin.closures].flatMap((closed) => Object.values(closureDrafts(cabin, closed)))
}

function useClosure(cabin: AdminCabin, seen: Closure | null, { from, until }: Closure) {
  const client = useQueryClient()
  return useAdminForm({
    draft: null,
    read: (_, submitter) => (submitter?.getAttribute('name') === 'open' ? null : { from, until }),
    check: (closed): Record<string, string> =>
      closed?.until === '' ? { until: 'Please choose a day.' } : {},
    send: (closed) => changeClosure(client, cabin, { closed, seen }),
    onStored: () => {
      for (const draft of Object.values(closureDrafts(cabin, seen))) forgetOwnerDraft(draft)
    },
    failedTitle: 'Failed to change the cabin',
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
