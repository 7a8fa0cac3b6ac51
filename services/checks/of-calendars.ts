import {
  createFeedReader,
  type FeedReader,
  type FeedSetting,
} from '#integrations/availability/index.ts'
import { readCalendar, type CalendarSettings } from '#integrations/calendar.ts'
import { readFeedHealth } from '#store/availability/feed-health.ts'
import { readWindow } from '../availability/night-windows.ts'
import { cabinBySlug } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'
import {
  broken,
  fine,
  isOlder,
  secondsSince,
  warning,
  type Check,
  type Figure,
  type Finding,
  type OwnersCheck,
  type Zoned,
} from './check.ts'

/** Then a reading is no longer shown. */
const aDay = { hours: 24 }

type FeedsDeps = Pick<Dependencies, 'site' | 'db' | 'clock' | 'availability'>

export const feeds: OwnersCheck<FeedsDeps> = {
  id: 'feeds',
  title: 'Calendars unreadable for a day',
  toDo: 'Open the calendar’s address at your booking partner. If it has changed, ask the person who runs the server to change it in the settings.',
  async ask(deps) {
    const down = (await failingFeeds(deps)).filter(
      ({ failingSince }) => failingSince && isOlder(failingSince, deps.clock.now(), aDay),
    )
    if (down.length === 0) return [fine('read within the day')]
    const nameOf = (slug: string) => cabinBySlug(deps.site, slug)?.name ?? slug
    const names = down.map(({ cabin, feed }) => `${nameOf(cabin)} (feed ${feed})`).join(', ')
    const follows = 'Until it can, the site promises none of its nights as free.'
    return [broken(`${names} could not be read for a day. ${follows}`)]
  },
  async figures({ db, clock, availability }) {
    const now = clock.now()
    const failing = (await failingFeeds({ db, availability })).map(
      ({ failingSince, ...labels }): Figure => ({
        name: 'cabins_feed_failing_seconds',
        labels,
        value: failingSince ? secondsSince(failingSince, now) : 0,
      }),
    )
    const ages = Object.keys(availability.ids()).flatMap((cabin): Figure[] => {
      const at = availability.stateOf(cabin)?.updatedAt
      if (!at) return []
      return [{ name: 'cabins_feed_age_seconds', labels: { cabin }, value: secondsSince(at, now) }]
    })
    return [...failing, ...ages]
  },
}

/** Since when each feed has failed on every server; by its place from 1: its address is a secret. */
async function failingFeeds({ db, availability }: Pick<FeedsDeps, 'db' | 'availability'>) {
  const saved = await readFeedHealth(db)
  return Object.entries(availability.ids()).flatMap(([cabin, ids]) =>
    ids.map((id, place) => {
      return { cabin, feed: place + 1, failingSince: saved.get(id)?.failingSince ?? null }
    }),
  )
}

type CalendarDeps = Pick<Dependencies, 'clock' | 'calendar'>

export const calendar: OwnersCheck<CalendarDeps & { since: Temporal.Instant }> = {
  id: 'calendar',
  title: 'Events calendar unreadable for a day',
  toDo: 'Check that the calendar is still public. If it is, ask the person who runs the server to check CALENDAR_ID and CALENDAR_API_KEY.',
  ask({ clock, calendar: polled, since }) {
    const { error, updatedAt } = polled.current()
    if (error === null || !isOlder(updatedAt ?? since, clock.now(), aDay)) return [fine('read')]
    const what = 'The events calendar could not be read for a day'
    return [broken(`${what}. The events page shows only the regular events.`)]
  },
  figures({ clock, calendar: polled }) {
    const { updatedAt, error } = polled.current()
    const failing: Figure = { name: 'cabins_calendar_failing', value: error === null ? 0 : 1 }
    if (!updatedAt) return [failing]
    const value = secondsSince(updatedAt, clock.now())
    return [failing, { name: 'cabins_calendar_age_seconds', value }]
  },
}

export type ReadingDeps = Pick<Dependencies, 'clock'> &
  Zoned & {
    /** By cabin. */
    readFeeds: () => Promise<Readonly<Record<string, readonly FeedSetting[]>>>
    eventsCalendar: CalendarSettings | null
  }

const patience = () => AbortSignal.timeout(20_000)

/** Reads each feed now, named by cabin and place, since its address is a secret; and the events. */
export const calendars: Check<ReadingDeps> = {
  id: 'calendars',
  toDo: 'Open its address at the booking partner; if it has changed, change it at /admin/cabins or in .env.',
  async ask({ clock, site, readFeeds, eventsCalendar }) {
    const { timeZone } = site.facts
    const window = readWindow(clock.today(timeZone))
    const reader = createFeedReader()
    try {
      const readings = Object.entries(await readFeeds()).flatMap(([cabin, settings]) =>
        settings.map(async ({ address, publicOnly = false, ...options }, place) => {
          const reading = reader.read(
            address,
            { window, timeZone, ...options, publicOnly },
            patience(),
          )
          return judged(`${cabin}, feed ${place + 1}`, reading)
        }),
      )
      const found = await Promise.all([
        ...readings,
        ...(eventsCalendar ? [readEvents(eventsCalendar, clock.now())] : []),
      ])
      return found.length > 0 ? found : [fine('none are set')]
    } finally {
      await reader.close()
    }
  },
}

async function judged(name: string, reading: ReturnType<FeedReader['read']>): Promise<Finding> {
  return reading.then(
    () => fine(`${name} can be read`),
    () => warning(`${name} cannot be read`),
  )
}

async function readEvents(settings: CalendarSettings, now: Temporal.Instant): Promise<Finding> {
  return readCalendar(settings, { now, signal: patience() }).then(
    () => fine('the events calendar can be read'),
    () => warning('the events calendar cannot be read', 'Check CALENDAR_ID and CALENDAR_API_KEY.'),
  )
}
