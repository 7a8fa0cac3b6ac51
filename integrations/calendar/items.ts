import { z } from 'zod'
import { eventSchema, type CalendarEvent, type EventTime } from '#contracts/events.ts'
import { eventLengths } from '#contracts/limits.ts'
import { lineOf, plainTextOf } from './text.ts'

/** The whole response; its items are checked one by one. */
const answerSchema = z.object({
  items: z.array(z.unknown()),
  nextPageToken: z.string().nullish(),
})

const contentSchema = eventSchema.omit({ id: true })

const timeSchema = z.union([
  z.object({
    dateTime: z.string(),
    timeZone: z.string().refine(isZone).optional().catch(undefined),
  }),
  z.object({ date: z.string() }),
])

// Only missing essentials make an item invalid.
const itemSchema = z.object({
  id: z.string().min(1),
  eventType: z.literal('default').optional(),
  summary: z.string(),
  description: z.string().optional().catch(undefined),
  start: timeSchema,
  end: timeSchema,
  location: z.string().optional().catch(undefined),
  htmlLink: eventSchema.shape.htmlLink.catch(undefined),
})

export interface CalendarPage {
  events: CalendarEvent[]
  /** Whether an item was skipped that is neither private nor cancelled. */
  isUnreadable: boolean
  /** Empty on the last page. */
  nextPageToken: string
}

/** What guests may not see: birthdays, absences, cancelled and private events without a title. */
const hiddenSchema = z.union([
  z.object({ status: z.literal('cancelled') }),
  z.object({ visibility: z.enum(['private', 'confidential']) }),
  z.object({ eventType: z.string().refine((type) => type !== 'default') }),
  z.object({ summary: z.undefined().optional(), start: timeSchema, end: timeSchema }),
])

/**
 * The events of a response, in order. Invalid, cancelled and special items are skipped and long
 * texts cut, so one mistake never hides the rest. Throws if it is not a calendar response.
 */
export function pageOf(answer: unknown): CalendarPage {
  const { items, nextPageToken } = answerSchema.parse(answer)
  const shown = items.filter((item) => !hiddenSchema.safeParse(item).success)
  const events = shown.flatMap((item) => eventOf(item) ?? [])
  return {
    events,
    isUnreadable: events.length < shown.length,
    nextPageToken: nextPageToken ?? '',
  }
}

function eventOf(value: unknown): CalendarEvent | null {
  const { data: item } = itemSchema.safeParse(value)
  if (!item) return null
  const description = plainTextOf(item.description ?? '', eventLengths.description)
  const location = lineOf(item.location ?? '', eventLengths.location)
  const { data: content } = contentSchema.safeParse({
    summary: lineOf(item.summary, eventLengths.summary),
    start: item.start,
    end: item.end,
    ...(description && { description }),
    ...(location && { location }),
    ...(item.htmlLink && { htmlLink: item.htmlLink }),
  })
  return content && isInOrder(content) ? { id: item.id, ...content } : null
}

/** Start and end have the same form, exist, and are in order. */
function isInOrder({ start, end }: { start: EventTime; end: EventTime }): boolean {
  try {
    if ('date' in start) {
      return 'date' in end && Temporal.PlainDate.compare(start.date, end.date) <= 0
    }
    return 'dateTime' in end && Temporal.Instant.compare(start.dateTime, end.dateTime) <= 0
  } catch {
    return false
  }
}

/** The browser throws on unknown zones. */
function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}
