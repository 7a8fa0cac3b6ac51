import { z } from 'zod'
import type { CalendarEvent } from '#contracts/events.ts'
import { calendarQuery } from '#contracts/limits.ts'
import { calendarMessages } from '#contracts/messages.ts'
import { eventsOf } from './calendar/items.ts'
import { lineOf } from './calendar/text.ts'
import { readAtMost, readWithin } from './read-text.ts'

export interface CalendarSettings {
  /** Base URL: 'https://www.googleapis.com/calendar/v3'. */
  apiUrl: string
  id: string
  /** A secret: used in the request only. */
  key: string
}

/** A failed read; visitors see its message (specification, section 8). */
export class CalendarError extends Error {
  override name = 'CalendarError'
}

const timeoutMs = 5000
const answerLimitBytes = 2 * 1024 * 1024

/**
 * Reads the public calendar once: events of the next 365 days, at most 50, with the service's ids.
 * Takes at most five seconds and two megabytes, and follows no redirect. Throws `CalendarError`.
 */
export async function readCalendar(
  settings: CalendarSettings,
  {
    now,
    signal,
    limitMs = timeoutMs,
  }: { now: Temporal.Instant; signal: AbortSignal; limitMs?: number },
): Promise<CalendarEvent[]> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
  try {
    const address = addressOf(settings, now)
    const response = await fetch(address, { signal: deadline, redirect: 'manual' })
    if (!response.ok) throw await refusal(response, settings.key)
    const answer = await readWithin(response, answerLimitBytes)
    return eventsOf(JSON.parse(answer)).slice(0, calendarQuery.maxResults)
  } catch (error) {
    if (error instanceof CalendarError) throw error
    throw new CalendarError(calendarMessages.notLoaded, { cause: causeOf(error) })
  }
}

function addressOf({ apiUrl, id, key }: CalendarSettings, now: Temporal.Instant): URL {
  const address = new URL(apiUrl)
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/calendars/${encodeURIComponent(id)}/events`
  address.search = new URLSearchParams({
    key,
    timeMin: instantText(now),
    timeMax: instantText(now.add({ hours: calendarQuery.windowDays * 24 })),
    singleEvents: 'true',
    orderBy: 'startTime',
    maxResults: String(calendarQuery.maxResults),
  }).toString()
  return address
}

function instantText(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: 'millisecond' })
}

async function refusal(response: Response, key: string): Promise<CalendarError> {
  const told = await serverMessageOf(response, key)
  return new CalendarError(calendarMessages.refused(response.status, told))
}

/** Messages may contain the URL and its key, so only kind and code are logged. */
function causeOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(typeof error)
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : ''
  return new Error(`${error.name} ${code}`.trim())
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) })

const refusalLimitBytes = 16 * 1024
const messageLength = 200

/** The service's `error.message` as one short line without the key; null if there is none. */
export async function serverMessageOf(response: Response, key: string): Promise<string | null> {
  const answer = refusalSchema.safeParse(parse(await readAtMost(response, refusalLimitBytes)))
  if (!answer.success) return null
  return lineOf(withoutKey(answer.data.error.message, key), messageLength) || null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function withoutKey(text: string, key: string): string {
  return text.replaceAll(key, '…').replaceAll(encodeURIComponent(key), '…')
}
