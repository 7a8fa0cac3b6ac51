import { z } from 'zod'
import { isDay } from '../dates.ts'
import { eventSchema } from '../events.ts'
import { recurrenceOf } from '../recurrence.ts'
import { slug, text } from './shapes.ts'

// Shapes of the events that the owner lists: regular and made-up ones.

const month = z.int().min(1).max(12)

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must look like 07:00')

/** A recurring event; `from` and `to` are in the property's zone. */
export const regularEventSchema = z
  .strictObject({
    /** The day is appended: 'farmers-market' becomes 'farmers-market-2026-11-28'. */
    id: slug,
    summary: text,
    description: text,
    location: text,
    /** See `recurrenceOf`. */
    every: z.string().refine((every) => recurrenceOf(every) !== null, {
      error:
        'must be written like saturday, first friday, second and fourth sunday, third weekend, other friday from 2026-01-09, day, july 4 or 2026-12-05',
    }),
    /** First to last month of the year, inclusive; omit for all year. */
    months: z.strictObject({ first: month, last: month }).optional(),
    /** On a weekend: from this time on Saturday to that time on Sunday. */
    from: clockTime,
    to: clockTime,
  })
  .refine(({ from, to }) => from < to, { error: 'it must end after it begins, on the same day' })
  .refine(({ months }) => !months || months.first <= months.last, {
    error: 'the first month must not come after the last',
  })

const { id, summary, location, htmlLink } = eventSchema.shape

/** '2025-06-13', a whole day, or '2025-06-07 07:00' in the property's local time. */
const dayOrTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}( ([01]\d|2[0-3]):[0-5]\d)?$/, 'must look like 2025-06-13 07:00')
  .refine((time) => isDay(time.slice(0, 10)), 'there is no such day')

/** A made-up event. `to` is the last day of an all-day event. */
const sampleEventSchema = z
  .strictObject({
    id,
    summary,
    description: text,
    from: dayOrTime,
    to: dayOrTime,
    location,
    link: htmlLink,
  })
  .refine(({ from, to }) => from.length === to.length, {
    error: 'from and to must both be days or both be times',
  })
  .refine(({ from, to }) => from <= to, { error: 'it must end after it begins' })

/** `events/samples.yaml`: a typical year, the earliest event first. */
export const sampleEventsSchema = z.strictObject({
  list: z
    .array(sampleEventSchema)
    .refine((list) => new Set(list.map((event) => event.id)).size === list.length, {
      error: 'every event needs an id of its own',
    }),
})

export type RegularEvent = z.infer<typeof regularEventSchema>

export type SampleEvent = z.infer<typeof sampleEventSchema>
