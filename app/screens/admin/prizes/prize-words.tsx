import { adminPrizes } from '#content/admin-contests.ts'
import type { AdminPrize } from '#contracts/contests.ts'
import { prizeLengths } from '#contracts/limits.ts'
import { Field, TextArea, TextInput } from '../../../components/form/field.tsx'

const { fields } = adminPrizes

interface PrizeWordsProps {
  mistakes: Readonly<Record<string, string>>
  /** The one that is edited. */
  prize?: AdminPrize
}

/** What a prize is. */
export function PrizeWords({ mistakes, prize }: PrizeWordsProps) {
  return (
    <>
      <Field label={fields.title.label} error={mistakes['title']}>
        {(control) => (
          <TextInput
            name="title"
            required
            maxLength={prizeLengths.title}
            defaultValue={prize?.title}
            {...control}
          />
        )}
      </Field>
      <Field label={fields.description.label} error={mistakes['description']}>
        {(control) => (
          <TextArea
            name="description"
            rows={3}
            required
            maxLength={prizeLengths.description}
            defaultValue={prize?.description}
            {...control}
          />
        )}
      </Field>
    </>
  )
}

/** What it is worth. */
export function PrizeValue({ mistakes, prize }: PrizeWordsProps) {
  return (
    <Field label={fields.value.label} error={mistakes['value']}>
      {(control) => (
        <TextInput
          type="number"
          name="value"
          required
          min="0.01"
          step="0.01"
          inputMode="decimal"
          defaultValue={prize && prize.valueCents / 100}
          {...control}
        />
      )}
    </Field>
  )
}
