import { z } from 'zod'
import { eventIdPattern } from './addresses.ts'
import { daySchema, instantSchema } from './schemas.ts'
import { eventLengths } from './limits.ts'

/**
 * Start or end of an event: an instant with its offset (RFC 3339) and IANA zone or, for all-day
 * events, a day. An all-day event ends on the day after its last.
 */
export const eventTimeSchema = z.union([
  z.object({ dateTime: instantSchema({ offset: true }), timeZone: z.string().optional() }),
  z.object({ date: daySchema }),
])

/** Letters, digits, `_` and `-`, since it is part of an address. */
export const eventIdSchema = z.string().regex(eventIdPattern)

/** A calendar event (specification, section 3). */
export const eventSchema = z.object({
  id: eventIdSchema,
  summary: z.string().min(1).max(eventLengths.summary),
  /** Plain text. */
  description: z.string().max(eventLengths.description).optional(),
  start: eventTimeSchema,
  end: eventTimeSchema,
  location: z.string().max(eventLengths.location).optional(),
  /** Link to more details; http or https. */
  htmlLink: z
    .url({ protocol: /^https?$/ })
    .max(eventLengths.htmlLink)
    .optional(),
  /** Made up to show a typical year; absent for real events. */
  isSample: z.literal(true).optional(),
})

export const eventSources = ['live', 'built-in'] as const

/** Response of `GET /api/events`: what starts now or later or is under way for days, earliest first. */
export const eventListSchema = z.object({
  items: z.array(eventSchema),
  /** Whether the calendar service contributed, or only the built-in events are listed. */
  source: z.enum(eventSources),
  /** Banner text (section 8); null if nothing failed. */
  error: z.string().nullable(),
  /** Last successful response of the calendar service, ISO 8601 in UTC; null if there was none. */
  updatedAt: z.iso.datetime().nullable(),
})

/** Response of `GET /api/events/{id}`: any known event, upcoming, past or built in. */
export const eventResponseSchema = eventSchema

export type EventTime = z.infer<typeof eventTimeSchema>
export type CalendarEvent = z.infer<typeof eventSchema>
export type EventList = z.infer<typeof eventListSchema>
