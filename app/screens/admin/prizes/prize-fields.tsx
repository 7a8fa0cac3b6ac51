import type { AdminPrize } from '#contracts/contests.ts'
import { prizeLengths } from '#contracts/limits.ts'
import { TextField } from '../../../components/form/fields.tsx'

interface PrizeProps {
  /** The prize to edit. */
  prize?: AdminPrize
}

export function PrizeWords({ prize }: PrizeProps) {
  return (
    <>
      <TextField
        name="title"
        label="Title *"
        required
        maxLength={prizeLengths.title}
        defaultValue={prize?.title}
      />
      <TextField
        name="description"
        label="Description *"
        rows={3}
        required
        maxLength={prizeLengths.description}
        defaultValue={prize?.description}
      />
    </>
  )
}

export function PrizeValue({ prize }: PrizeProps) {
  return (
    <TextField
      name="valueCents"
      label="Value in dollars *"
      type="number"
      required
      min="0.01"
      step="0.01"
      inputMode="decimal"
      defaultValue={prize && prize.valueCents / 100}
    />
  )
}
