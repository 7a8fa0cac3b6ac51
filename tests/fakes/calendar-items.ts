/** An item in the calendar service's format, including fields the site ignores. */
export type CalendarItem = {
  id: string
  summary: string
  start: { dateTime: string; timeZone: string } | { date: string }
  end: { dateTime: string; timeZone: string } | { date: string }
} & Record<string, unknown>

const timeZone = 'America/Chicago'

/** A two-hour event at 10 AM, `days` after `now`, in the property's zone. */
export function timedItem(
  now: Temporal.Instant,
  {
    days,
    time = '10:00',
    ...item
  }: { days: number; time?: string; id: string; summary: string } & Record<string, unknown>,
): CalendarItem {
  const start = now.toZonedDateTimeISO(timeZone).add({ days }).withPlainTime(time)
  const at = (moment: Temporal.ZonedDateTime) => ({
    dateTime: moment.toString({ timeZoneName: 'never' }),
    timeZone,
  })
  return { ...common, ...item, start: at(start), end: at(start.add({ hours: 2 })) }
}

/** An all-day event of `length` days, `days` after `now`. */
export function wholeDayItem(
  now: Temporal.Instant,
  {
    days,
    length = 1,
    ...item
  }: { days: number; length?: number; id: string; summary: string } & Record<string, unknown>,
): CalendarItem {
  const first = now.toZonedDateTimeISO(timeZone).toPlainDate().add({ days })
  const end = first.add({ days: length })
  return {
    ...common,
    ...item,
    start: { date: first.toString() },
    end: { date: end.toString() },
  }
}

const common = {
  kind: 'calendar#event',
  etag: '"3181161784712000"',
  status: 'confirmed',
  creator: { email: 'somebody@calendar.example' },
}

/** A realistic calendar, always ahead of `now`: for the demo and journeys. */
export function ownersCalendar(now: Temporal.Instant): CalendarItem[] {
  return [
    timedItem(now, {
      days: 2,
      id: 'porchcoffee',
      summary: 'Porch Coffee with the Hosts',
      description: 'Fresh coffee at the pavilion.<br>Bring your <b>questions</b> about trails.',
      location: 'Pavilion, Cabins at Lone Oak',
    }),
    timedItem(now, {
      days: 5,
      id: 'wildflowerwalk',
      summary: 'Ranger Walk along the Creek',
      description: 'Two slow miles with somebody who knows every plant by name.',
      location: 'Creek trail, Wimberley, TX',
      htmlLink: 'https://trails.example/ranger-walk',
    }),
    wholeDayItem(now, {
      days: 9,
      length: 3,
      id: 'makersweekend',
      summary: 'Makers Weekend',
      description: 'Glass, iron, clay and bread: <a href="https://makers.example">open doors</a>.',
      location: 'Downtown Square, Wimberley, TX',
    }),
    timedItem(now, {
      days: 16,
      time: '19:30',
      id: 'firepitsongs',
      summary: 'Songs at the Fire Pit',
      location: 'Fire pit, Cabins at Lone Oak',
    }),
  ]
}
