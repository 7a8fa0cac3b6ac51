import { z } from 'zod'
import type { CalendarEvent } from '#contracts/events.ts'
import { calendarQuery } from '#contracts/limits.ts'
import { calendarMessages } from '#contracts/messages.ts'
import { pageOf, type CalendarPage } from './calendar/items.ts'
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

const { maxResults } = calendarQuery
const timeoutMs = 5000
const answerLimitBytes = 2 * 1024 * 1024
/** Of mostly private items; more would keep a guest's refresh waiting. */
const pagesAtMost = 20
/** All pages have this many times as long as one. */
const longestRead = 3

interface Reading {
  now: Temporal.Instant
  signal: AbortSignal
  /** For each page. */
  limitMs?: number
}

/**
 * Reads the public calendar once: events of the next 365 days, at most 50, with the service's ids.
 * Follows its pages until there are 50 that guests may see. Each takes at most five seconds and two
 * megabytes, all of them 15 seconds; no redirect is followed. Throws `CalendarError`.
 */
export async function readCalendar(
  settings: CalendarSettings,
  { now, signal, limitMs = timeoutMs }: Reading,
): Promise<CalendarEvent[]> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(limitMs * longestRead)])
  try {
    return await readPages(settings, { now, signal: deadline, limitMs })
  } catch (error) {
    if (error instanceof CalendarError) throw error
    throw new CalendarError(calendarMessages.notLoaded, { cause: causeOf(error) })
  }
}

async function readPages(
  settings: CalendarSettings,
  reading: Required<Reading>,
): Promise<CalendarEvent[]> {
  const events = new Map<string, CalendarEvent>()
  const tokens = new Set<string>()
  let [token, isUnreadable] = ['', false]
  do {
    tokens.add(token)
    const page = await readPage(settings, token, reading)
    for (const event of page.events) if (!events.has(event.id)) events.set(event.id, event)
    token = page.nextPageToken
    isUnreadable ||= page.isUnreadable
  } while (token && !tokens.has(token) && tokens.size < pagesAtMost && events.size < maxResults)
  // Only a calendar that was read to its end may be called empty.
  if (events.size === 0 && (isUnreadable || token))
    throw new CalendarError(calendarMessages.notLoaded)
  return [...events.values()].slice(0, maxResults)
}

async function readPage(
  settings: CalendarSettings,
  token: string,
  { now, signal, limitMs }: Required<Reading>,
): Promise<CalendarPage> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
  const address = addressOf(settings, now, token)
  const response = await fetch(address, { signal: deadline, redirect: 'manual' })
  if (!response.ok) throw await refusal(response, settings.key)
  return pageOf(JSON.parse(await readWithin(response, answerLimitBytes)))
}

function addressOf(
  { apiUrl, id, key }: CalendarSettings,
  now: Temporal.Instant,
  token: string,
): URL {
  const address = new URL(apiUrl)
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/calendars/${encodeURIComponent(id)}/events`
  address.search = new URLSearchParams({
    key,
    timeMin: instantText(now),
    timeMax: instantText(now.add({ hours: calendarQuery.windowDays * 24 })),
    singleEvents: 'true',
    orderBy: 'startTime',
    maxResults: String(maxResults),
    ...(token && { pageToken: token }),
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
