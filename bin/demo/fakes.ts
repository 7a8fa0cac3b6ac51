import { systemClock } from '#integrations/clock.ts'
import { feedVariable } from '#contracts/feed-variable.ts'
import type { Site } from '#services/site/site.ts'
import { ownersCalendar } from '#tests/fakes/calendar-items.ts'
import { startCalendar } from '#tests/fakes/calendar.ts'
import { startCamera } from '#tests/fakes/camera.ts'
import { calendarOf } from '#tests/fakes/feed-calendar.ts'
import { startFeeds, type FeedBehaviour } from '#tests/fakes/feed.ts'
import { startSmtp, type ReceivedMail } from '#tests/fakes/smtp.ts'
import { sampleBookings } from '#tests/fixtures/sample-data/sample-bookings.ts'

/** What every fake can be told to do. */
export const moods = {
  work: 'responds as it should',
  fail: 'reports a temporary failure',
  hang: 'takes the request and never responds',
  garbage: 'sends something that is not its protocol',
} as const

export type Mood = keyof typeof moods

/** One fake service, as the control room shows and commands it. */
export interface FakeService {
  /** As commands name it: 'mail', 'camera', 'feed-texas-sage'. */
  id: string
  name: string
  /** The path on the site where its moods show. */
  seenAt: string
  mood: Mood
  behave(mood: Mood): void
}

/** A fake for every outside service the site uses. */
export interface Fakes {
  services: readonly FakeService[]
  /** The settings with which the site uses them. */
  settings: Readonly<Record<string, string>>
  /** The messages that the mail server has accepted. */
  received: () => readonly ReceivedMail[]
  close(): Promise<void>
}

/** Opens the fakes of the tests on free ports, all working. */
export async function openFakes(site: Site): Promise<Fakes> {
  const [smtp, calendar, partner, camera] = await Promise.all([
    startSmtp(),
    startCalendar(),
    startFeeds(),
    startCamera(),
  ])
  const bookNow = site.facts.features.bookNow ? site.document('book-now').cabin : undefined
  const feeds = site.cabins.map(({ slug, name }) =>
    fakeService(
      {
        id: `feed-${slug}`,
        name: `Bookings of ${name}`,
        seenAt: slug === bookNow ? '/book-now' : `/cabins/${slug}`,
      },
      (behaviour: FeedBehaviour) => partner.behave(slug, behaviour),
      {
        work: { kind: 'text', text: calendarOf(sampleBookings(site, slug, systemClock)) },
        fail: { kind: 'status', status: 503 },
      },
    ),
  )
  const services = [
    fakeService({ id: 'mail', name: 'Mail server', seenAt: '/admin/outbox' }, smtp.behave, {
      work: { kind: 'accept' },
      fail: { kind: 'refuse', at: 'message', code: 451 },
    }),
    fakeService({ id: 'calendar', name: 'Public calendar', seenAt: '/events' }, calendar.behave, {
      work: { kind: 'items', items: ownersCalendar(systemClock.now()) },
      fail: { kind: 'refuse', status: 503, message: 'Backend error' },
    }),
    fakeService({ id: 'camera', name: 'Live camera', seenAt: '/live-views' }, camera.behave, {
      work: { kind: 'show' },
      fail: { kind: 'status', status: 503 },
    }),
    ...feeds,
  ]
  const feedSettings = site.cabins.map(({ id, slug }) => [
    feedVariable(id),
    partner.addressOf(slug),
  ])
  return {
    services,
    settings: {
      SMTP_URL: smtp.url.replace('//', '//demo:demo@'),
      MAIL_FROM: 'Cabins at Lone Oak <hello@lone-oak.example>',
      OWNER_EMAIL: 'owner@lone-oak.example',
      BUSINESS_EMAIL: 'hello@lone-oak.example',
      CALENDAR_API_URL: calendar.url,
      CALENDAR_ID: 'lone-oak',
      CALENDAR_API_KEY: 'demo-key',
      CAMERA_FEED_URL: camera.url,
      ...Object.fromEntries(feedSettings),
    },
    received: () => smtp.received.items,
    async close() {
      await Promise.all([smtp, calendar, partner, camera].map((fake) => fake.close()))
    },
  }
}

/** A service that works until told otherwise. Every fake can hang and send garbage. */
function fakeService<Behaviour>(
  about: Pick<FakeService, 'id' | 'name' | 'seenAt'>,
  apply: (behaviour: Behaviour | { kind: 'hang' } | { kind: 'garbage' }) => void,
  behaviours: Record<'work' | 'fail', Behaviour>,
): FakeService {
  const service: FakeService = {
    ...about,
    mood: 'work',
    behave(mood) {
      service.mood = mood
      apply(mood === 'hang' || mood === 'garbage' ? { kind: mood } : behaviours[mood])
    },
  }
  service.behave('work')
  return service
}
