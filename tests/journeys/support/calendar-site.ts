import type { EventList } from '#contracts/events.ts'
import { startCalendar, type CalendarBehaviour, type CalendarFake } from '../../fakes/calendar.ts'
import { expect, test as base } from '../fixtures.ts'
import { startSite } from './site.ts'

interface CalendarFixtures {
  /** How the calendar service treats the site from its start. */
  calendarBehaviour: CalendarBehaviour
  calendar: CalendarFake
}

/** Journeys on a site of their own that reads a calendar service, and has done so once. */
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
    await expect.poll(() => hasHeard(site.origin)).toBe(true)
    await provide(site)
    await site.stop()
  },
})

/** Whether the calendar's first answer has arrived, good or bad. */
async function hasHeard(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/events`)
  const { updatedAt, error } = (await response.json()) as EventList
  return updatedAt !== null || error !== null
}
