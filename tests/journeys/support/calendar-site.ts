import type { EventList } from '#contracts/events.ts'
import { startCalendar, type CalendarBehaviour, type CalendarFake } from '../../fakes/calendar.ts'
import { expect, test as base } from '../fixtures.ts'
import { startSite } from './site.ts'

interface CalendarFixtures {
  /** The calendar service's behaviour when the site starts. */
  calendarBehaviour: CalendarBehaviour
  calendar: CalendarFake
}

/** Journeys on a separate site whose calendar service has been read once. */
export const test = base.extend<CalendarFixtures>({
  calendarBehaviour: [{ kind: 'items', items: [] }, { option: true }],

  calendar: async ({ calendarBehaviour }, provide) => {
    const calendar = await startCalendar()
    calendar.behave(calendarBehaviour)
    await provide(calendar)
    await calendar.close()
  },

  site: async ({ calendar }, provide) => {
    const site = await startSite({
      CALENDAR_API_URL: calendar.url,
      CALENDAR_ID: 'cabins@calendar.example',
      CALENDAR_API_KEY: 'a-key-of-the-journey',
    })
    await expect.poll(() => hasBeenRead(site.origin)).toBe(true)
    await provide(site)
    await site.stop()
  },
})

/** Whether the calendar has been read, successfully or not. */
async function hasBeenRead(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/events`)
  const { updatedAt, error } = (await response.json()) as EventList
  return updatedAt !== null || error !== null
}
