import { adminPrizes } from '#content/admin-prizes.ts'
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
  const { missing, badValue } = adminPrizes
  return {
    ...(prize.contestId === 0 && { contestId: missing }),
    ...(prize.title === '' && { title: missing }),
    ...(prize.description === '' && { description: missing }),
    ...(Number.isNaN(prize.valueCents) && { valueCents: missing }),
    ...(prize.valueCents <= 0 && { valueCents: badValue }),
  }
}
