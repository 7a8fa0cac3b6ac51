import { systemClock } from '#integrations/clock.ts'
import { startCalendar, type CalendarFake } from '#tests/fakes/calendar.ts'
import { ownersCalendar } from '#tests/fakes/calendar-items.ts'

/** The stand-in for the public calendar, as the owner of the demo keeps it. */
export async function openCalendar(port: number): Promise<CalendarFake> {
  const calendar = await startCalendar({ port })
  calendar.behave({ kind: 'items', items: ownersCalendar(systemClock.now()) })
  return calendar
}

/** The settings of a site that reads it. */
export function calendarSettings({ url }: CalendarFake): Record<string, string> {
  return { CALENDAR_API_URL: url, CALENDAR_ID: 'lone-oak', CALENDAR_API_KEY: 'demo-key' }
}
