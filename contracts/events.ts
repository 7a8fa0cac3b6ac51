import { z } from 'zod'
import { eventIdPattern } from './addresses.ts'
import { daySchema, instantSchema } from './date-schemas.ts'
import { eventLengths } from './limits.ts'

/**
 * When an event starts or ends: an instant with its offset (RFC 3339) and the IANA zone it is told
 * in, or, for a whole day, only the day. The end of a whole-day event is the day after its last.
 */
export const eventTimeSchema = z.union([
  z.object({ dateTime: instantSchema({ offset: true }), timeZone: z.string().optional() }),
  z.object({ date: daySchema }),
])

/** Letters, digits, `_` and `-`: as used in addresses. */
export const eventIdSchema = z.string().regex(eventIdPattern)

/** An event of the calendar (specification, section 3). */
export const eventSchema = z.object({
  id: eventIdSchema,
  summary: z.string().min(1).max(eventLengths.summary),
  /** Plain text. */
  description: z.string().max(eventLengths.description).optional(),
  start: eventTimeSchema,
  end: eventTimeSchema,
  location: z.string().max(eventLengths.location).optional(),
  /** More about it elsewhere; http or https. */
  htmlLink: z
    .url({ protocol: /^https?$/ })
    .max(eventLengths.htmlLink)
    .optional(),
  /** Made up to show what a year looks like; absent for events that take place. */
  isSample: z.literal(true).optional(),
})

export const eventSources = ['live', 'built-in'] as const

/** Answer of `GET /api/events`: what starts now or later, the earliest first. */
export const eventListSchema = z.object({
  items: z.array(eventSchema),
  /** Whether the calendar service contributed, or only what the site knows by itself. */
  source: z.enum(eventSources),
  /** What the banner says (section 8); null when nothing failed. */
  error: z.string().nullable(),
  /** When the calendar service last answered well, ISO 8601 in UTC; null when it never has. */
  updatedAt: z.iso.datetime().nullable(),
})

/** Answer of `GET /api/events/{id}`: upcoming, past or built in, as long as it is known. */
export const eventAnswerSchema = eventSchema

export type EventTime = z.infer<typeof eventTimeSchema>
export type CalendarEvent = z.infer<typeof eventSchema>
export type EventList = z.infer<typeof eventListSchema>
