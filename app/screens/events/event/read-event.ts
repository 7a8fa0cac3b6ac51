import { eventIdPattern } from '#contracts/addresses.ts'
import type { CalendarEvent, EventList } from '#contracts/events.ts'
import { readIfThere, type ReadApi } from '../../../api-context.ts'

const nextShown = 3

/** An event by its id; null when there is none. Rejects when it cannot be read. */
export async function readEvent(read: ReadApi, id: string): Promise<CalendarEvent | null> {
  return eventIdPattern.test(id) ? readIfThere<CalendarEvent>(read, `/api/events/${id}`) : null
}

/** The next few events but this one. They are a courtesy: without them the page is whole as well. */
export async function readNext(read: ReadApi, id: string): Promise<CalendarEvent[]> {
  try {
    const { items } = (await read('/api/events')).body as EventList
    return items.filter((event) => event.id !== id).slice(0, nextShown)
  } catch {
    return []
  }
}
