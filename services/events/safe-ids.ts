import { createHash } from 'node:crypto'
import { regularEvents } from '#content/events/regular.ts'
import { sampleEvents } from '#content/events/samples/index.ts'
import { site } from '#content/site.ts'
import { eventIdSchema, type CalendarEvent } from '#contracts/events.ts'
import { occurrenceWithId } from '#contracts/regular-events.ts'

const builtInIds = new Set(sampleEvents.map(({ id }) => id))

/**
 * Gives every event a unique id that is valid in an address: its own if possible,
 * else one made from it, the same each time. Of events with one id the first is kept.
 */
export function withSafeIds(events: readonly CalendarEvent[]): CalendarEvent[] {
  const byId = new Map<string, CalendarEvent>()
  for (const event of events) {
    const id = safeId(event.id)
    if (!byId.has(id)) byId.set(id, { ...event, id })
  }
  return [...byId.values()]
}

function safeId(id: string): string {
  const isUsable = eventIdSchema.safeParse(id).success && !isBuiltIn(id)
  return isUsable ? id : `live-${createHash('sha256').update(id).digest('base64url').slice(0, 22)}`
}

function isBuiltIn(id: string): boolean {
  return builtInIds.has(id) || occurrenceWithId(id, regularEvents, site.timeZone) !== null
}
