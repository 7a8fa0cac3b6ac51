import { useQueryClient } from '@tanstack/react-query'
import { adminCabins as words } from '#content/admin-cabins.ts'
import type { AdminCabin } from '#contracts/cabins.ts'
import { longestClosure } from '#contracts/closures.ts'
import { addDays, type Day } from '#contracts/dates.ts'
import { addMonths } from '#contracts/months.ts'
import { Button } from '../../../components/button.tsx'
import { Field } from '../../../components/form/field.tsx'
import { FormAlert, FormFrame } from '../../../components/form/form-frame.tsx'
import { conflictIn } from '../../../queries.ts'
import { forgetOwnerDraft } from '../owner-drafts.ts'
import { CopyButton, ShownOnce } from '../shown-once.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { useTextDraft } from '../use-text-draft.ts'
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
  const drafts = closureDrafts(cabin)
  const from = useTextDraft(drafts.from, closed?.from ?? today)
  const until = useTextDraft(drafts.until, closed?.until ?? '')
  const form = useClosure(cabin, { from: from.text, until: until.text })
  return (
    <FormFrame submission={form} noValidate className="grid grid-cols-1 gap-4">
      <div role="group" aria-label={words.lengths.label} className="flex flex-wrap gap-2">
        {lengths.map((length) => (
          <Button
            key={length}
            kind="secondary"
            size="small"
            aria-pressed={from.text !== '' && until.text === ends[length](from.text)}
            className="aria-pressed:bg-ink aria-pressed:text-paper"
            onClick={() => until.setText(ends[length](from.text || today))}
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
          value={from.text}
          onChange={from.setText}
        />
        <DayField
          name="until"
          label={words.until}
          hint={words.untilHint}
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
          {closed ? words.change : words.close}
        </Button>
        {closed && (
          <Button type="submit" name="open" kind="secondary" isResting={form.isSubmitting}>
            {words.open}
          </Button>
        )}
      </div>
      <div className="grid gap-2">
        <p className="max-w-prose text-soft">{words.partner.text}</p>
        <ShownOnce label={words.partner.label} text={cabin.calendar} />
        <div>
          <CopyButton text={cabin.calendar} words={words.partner} />
        </div>
      </div>
    </FormFrame>
  )
}

/** Names of the drafts of its days. */
export function closureDrafts({ id }: AdminCabin) {
  return { from: `closed-from:${id}`, until: `closed-until:${id}` }
}

function useClosure(cabin: AdminCabin, { from, until }: { from: Day; until: Day }) {
  const client = useQueryClient()
  return useAdminForm({
    draft: null,
    read: (_, submitter) => (submitter?.getAttribute('name') === 'open' ? null : { from, until }),
    check: (closed): Record<string, string> =>
      closed?.until === '' ? { until: words.missing } : {},
    send: (closed) => changeClosure(client, cabin, closed),
    onStored: () => {
      for (const draft of Object.values(closureDrafts(cabin))) forgetOwnerDraft(draft)
    },
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
