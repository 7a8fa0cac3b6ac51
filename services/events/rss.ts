import { fullDay } from '#contracts/date-formats.ts'
import { todayIn } from '#contracts/dates.ts'
import type { CalendarEvent } from '#contracts/events.ts'
import { momentAt } from '#contracts/moments.ts'

interface RssOptions {
  /** Canonical origin of the site. */
  origin: string
  title: string
  description: string
  /** IANA name of the property's zone. */
  timeZone: string
}

/**
 * Events as RSS 2.0. Items say when and where in their text: `pubDate` would be the day of the
 * announcement, which nobody knows.
 */
export function rssOf(events: readonly CalendarEvent[], options: RssOptions): string {
  const { origin, title, description } = options
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', `${origin}/events`),
    element('description', description),
    '<language>en-us</language>',
    `<atom:link href="${escaped(`${origin}/events.rss`)}" rel="self" type="application/rss+xml"/>`,
    ...events.map((event) => itemOf(event, options)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function itemOf(event: CalendarEvent, { origin, timeZone }: RssOptions): string {
  const { id, summary, location, description } = event
  const address = `${origin}/events/${id}`
  const text = [startOf(event, timeZone), location, description].filter(Boolean).join('. ')
  // Feed readers take it for HTML.
  const html = escaped(text).replaceAll('\n', '<br>')
  return [
    '<item>',
    element('title', `${summary}, ${dayOf(event, timeZone)}`),
    element('link', address),
    `<guid isPermaLink="true">${escaped(address)}</guid>`,
    element('description', html),
    '</item>',
  ].join('')
}

function dayOf({ start }: CalendarEvent, timeZone: string): string {
  return fullDay('date' in start ? start.date : todayIn(timeZone, new Date(start.dateTime)))
}

function startOf(event: CalendarEvent, timeZone: string): string {
  const { start } = event
  return 'date' in start ? dayOf(event, timeZone) : momentAt(start.dateTime, timeZone)
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escaped for XML, without the control characters that it forbids. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"]/g, (character) => entities[character] ?? '')
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
