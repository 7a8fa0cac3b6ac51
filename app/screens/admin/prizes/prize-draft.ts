import { fillThisIn } from '#contracts/admin-contest-messages.ts'
import { textOf, typedIn, type FieldErrors } from '../../../components/form/values.ts'

/** Body of `POST /api/admin/prizes`. */
export interface PrizeEntry {
  contestId: number
  title: string
  description: string
  /** US cents. */
  valueCents: number
  imageUrl: string | null
}

/** Typed dollars as cents (section 9: times 100, rounded); NaN if not a number. */
export function centsIn(dollars: string): number {
  return dollars.trim() === '' ? Number.NaN : Math.round(Number(dollars) * 100)
}

export function prizeIn(form: HTMLFormElement): PrizeEntry {
  const values = typedIn(form)
  const text = (name: string) => textOf(values, name).trim()
  return {
    contestId: Number(text('contestId')),
    title: text('title'),
    description: text('description'),
    valueCents: centsIn(text('valueCents')),
    imageUrl: text('imageUrl') || null,
  }
}

/** Errors found before sending (section 5). */
export function errorsIn(prize: PrizeEntry): FieldErrors {
  return {
    ...(prize.contestId === 0 && { contestId: fillThisIn }),
    ...(prize.title === '' && { title: fillThisIn }),
    ...(prize.description === '' && { description: fillThisIn }),
    ...(Number.isNaN(prize.valueCents) && { valueCents: fillThisIn }),
    ...(prize.valueCents <= 0 && { valueCents: 'Please enter a value above zero.' }),
  }
}
