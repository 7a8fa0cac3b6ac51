import { systemClock } from '#integrations/clock.ts'
import { startCalendar, type CalendarBehaviour } from '#tests/fakes/calendar.ts'
import { ownersCalendar } from '#tests/fakes/calendar-items.ts'
import { standIn } from './stand-in.ts'
import type { Opened } from './open.ts'

/** The stand-in for the public calendar, as the owner of the demo keeps it. */
export async function openCalendar(port: number): Promise<Opened> {
  const calendar = await startCalendar({ port })
  const service = standIn<CalendarBehaviour>({
    id: 'calendar',
    name: 'Public calendar',
    seenAt: '/events',
    lie: 'events without a title, without an end, on the 31st of February',
    behaviours: {
      work: { kind: 'items', items: ownersCalendar(systemClock.now()) },
      fail: { kind: 'refuse', status: 503, message: 'Backend error' },
      refuse: { kind: 'refuse', status: 403, message: 'Quota exceeded' },
      lie: { kind: 'json', body: { items: lies } },
      hang: { kind: 'hang' },
      slow: { kind: 'drip' },
      garbage: { kind: 'garbage' },
      huge: { kind: 'huge' },
    },
    apply: calendar.behave,
    requests: () => calendar.requests.items.length,
  })
  return {
    services: [service],
    settings: {
      CALENDAR_API_URL: calendar.url,
      CALENDAR_ID: 'lone-oak',
      CALENDAR_API_KEY: 'demo-key',
    },
    close: () => calendar.close(),
  }
}

const lies = [
  { id: 'one', summary: 'Never', start: { date: '2026-02-31' }, end: { date: '2026-02-32' } },
  { id: 'two', summary: '', start: { dateTime: 'soon' } },
  { id: '<script>', summary: { not: 'text' } },
  'no event at all',
]
