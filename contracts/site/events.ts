import { z } from 'zod'

// Shapes of the owner's texts about events.

const text = z.string().trim().min(1)
const texts = z.array(text).min(1)
const month = z.int().min(1).max(12)
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** In the order of ISO 8601: Monday is 1. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

const weekday = z.enum(weekdays)

/** Which of a month's: 'last' is the fourth or fifth. */
const ordinals = ['first', 'second', 'third', 'fourth', 'last'] as const

/** 'saturday', 'third friday', or 'third weekend': Saturday and the day after. */
const everySchema = z.union([
  weekday,
  z.templateLiteral([z.enum(ordinals), ' ', z.enum([...weekdays, 'weekend'])]),
])

/** A recurring event; `from` and `to` are in the property's zone. */
export const regularEventSchema = z
  .object({
    /** The day is appended: 'farmers-market' becomes 'farmers-market-2026-11-28'. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    summary: text,
    description: text,
    location: text,
    /** Every week on that day, or once a month on that day or weekend. */
    every: everySchema,
    /** First to last month of the year, inclusive; omit for all year. */
    months: z.object({ first: month, last: month }).optional(),
    /** On a weekend: from this time on Saturday to that time on Sunday. */
    from: clockTime,
    to: clockTime,
  })
  .refine(({ from, to }) => from < to, { error: 'it must end after it begins, on the same day' })
  .refine(({ months }) => !months || months.first <= months.last, {
    error: 'the first month must not come after the last',
  })

export const eventCategorySchema = z.object({ title: text, description: text, events: texts })

export const eventSeasonSchema = z.object({ season: text, highlights: texts })

export const eventDestinationSchema = z.object({
  name: text,
  /** By car, as displayed. */
  distance: text,
  description: text,
  highlights: texts,
})

export type RegularEvent = z.infer<typeof regularEventSchema>
export type EventCategory = z.infer<typeof eventCategorySchema>
export type EventSeason = z.infer<typeof eventSeasonSchema>
export type EventDestination = z.infer<typeof eventDestinationSchema>
