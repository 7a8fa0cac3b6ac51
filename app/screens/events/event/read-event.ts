import { eventIdPattern } from '#contracts/addresses.ts'
import type { CalendarEvent, EventList } from '#contracts/events.ts'
import type { ReadApi } from '../../../api-context.ts'

const nextShown = 3

/** An event by its id; null when there is none. Rejects when it cannot be read. */
export async function readEvent(read: ReadApi, id: string): Promise<CalendarEvent | null> {
  if (!eventIdPattern.test(id)) return null
  try {
    return (await read(`/api/events/${id}`)).body as CalendarEvent
  } catch (error) {
    if (isAbsence(error)) return null
    throw error
  }
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

function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404
}
