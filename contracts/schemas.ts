import { z } from 'zod'
import { limits } from './limits.ts'

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

/** An optional choice from a list; forms without scripts send an empty text for no choice. */
export function optionalAnswer<const Options extends readonly string[]>(options: Options) {
  return z
    .enum<readonly [...Options, '']>([...options, ''])
    .nullable()
    .default(null)
    .transform((value): Options[number] | null => (value === '' ? null : value))
}

/** Query of a list that is read page by page. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).default(limits.pageSize),
  cursor: z.string().max(200).optional(),
}

/** How many items of a list an admin page shows: `count` of its address. */
export const listCount = z.coerce
  .number()
  .int()
  .min(limits.pageSize)
  .max(limits.listCountMax)
  .catch(limits.pageSize)

/** The honeypot, hidden from people. */
export const website = z.string().max(limits.honeypotLength).default('')

/**
 * Token of a stay link. One that is unknown, expired or used is ignored, so that no guest loses
 * what they wrote.
 */
export const stayField = { stay: z.string().max(200).optional() }

/** Signs of spam in a form's body. */
export const spamSigns = {
  website,
  /** Milliseconds from seeing the form to sending it, measured in the browser; 0 if unknown. */
  filledInMs: z.int().min(0).default(0),
}

/** Headers of a form. A repeat with the same key is stored once. */
export const formHeadersSchema = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[!-~]{1,200}$/, 'Please use 1 to 200 visible ASCII characters.')
    .optional(),
})

/** Response to a form that was stored. */
export const receiptSchema = z.object({ success: z.literal(true), id: z.string() })
