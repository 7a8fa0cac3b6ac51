import { z } from 'zod'

/** A calendar day at the property, `YYYY-MM-DD`; never an instant. */
export const daySchema = z.iso.date()

/** Temporal reads at most nanoseconds. */
const tooFine = /\.\d{10}/

/** An instant, ISO 8601; in UTC or, with `offset`, any zone. */
export function instantSchema(options: { offset?: boolean } = {}) {
  return z.iso
    .datetime(options)
    .refine((text) => !tooFine.test(text), 'Please use at most nine digits after the second.')
}
