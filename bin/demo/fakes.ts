import { systemClock } from '#integrations/clock.ts'
import { feedVariable } from '#contracts/feed-variable.ts'
import type { Site } from '#services/site/site.ts'
import { ownersCalendar } from '#tests/fakes/calendar-items.ts'
import { startCalendar } from '#tests/fakes/calendar.ts'
import { startCamera } from '#tests/fakes/camera.ts'
import { calendarOf } from '#tests/fakes/feed-calendar.ts'
import { startFeeds } from '#tests/fakes/feed.ts'
import { startSmtp, type ReceivedMail } from '#tests/fakes/smtp.ts'
import { fakeService, type FakeService } from './fake.ts'
import { freePortLike } from './ports.ts'
import { sampleBookings } from './sample-bookings.ts'

/** Fakes of one kind, listening. */
interface Opened {
  services: readonly FakeService[]
  /** The settings with which the site uses them. */
  settings: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** A fake for every outside service the site uses. */
export interface Fakes extends Opened {
  /** The messages that the mail server has accepted. */
  received: () => readonly ReceivedMail[]
}

/** Opens them on this port and the three after it, or on free ones. */
export async function openFakes(firstPort: number, site: Site): Promise<Fakes> {
  const mail = await openMail(await freePortLike(firstPort))
  const calendar = await openCalendar(await freePortLike(firstPort + 1))
  const feeds = await openFeeds(await freePortLike(firstPort + 2), site)
  const camera = await openCamera(await freePortLike(firstPort + 3))
  const all = [mail, calendar, camera, feeds]
  return {
    services: all.flatMap(({ services }) => services),
    settings: Object.assign({}, ...all.map(({ settings }) => settings)) as Record<string, string>,
    received: mail.received,
    async close() {
      await Promise.all(all.map((each) => each.close()))
    },
  }
}

async function openMail(port: number) {
  const smtp = await startSmtp({ port })
  const service = fakeService({
    id: 'mail',
    name: 'Mail server',
    seenAt: '/admin/outbox',
    lie: 'that the password is wrong',
    behaviours: {
      work: { kind: 'accept' },
      fail: { kind: 'refuse', at: 'message', code: 451 },
      refuse: { kind: 'refuse', at: 'recipient', code: 550 },
      lie: { kind: 'deny-login' },
      hang: { kind: 'hang' },
      slow: { kind: 'slow', ms: 5000 },
      garbage: { kind: 'garbage' },
      huge: { kind: 'endless' },
    },
    apply: smtp.behave,
    requests: () => smtp.connections.items.length,
  })
  return {
    services: [service],
    settings: {
      SMTP_URL: smtp.url.replace('//', '//demo:demo@'),
      MAIL_FROM: 'Cabins at Lone Oak <hello@lone-oak.example>',
      OWNER_EMAIL: 'owner@lone-oak.example',
      BUSINESS_EMAIL: 'hello@lone-oak.example',
    },
    received: () => smtp.received.items,
    close: () => smtp.close(),
  }
}

async function openCalendar(port: number): Promise<Opened> {
  const calendar = await startCalendar({ port })
  const service = fakeService({
    id: 'calendar',
    name: 'Public calendar',
    seenAt: '/events',
    lie: 'events without a title, without an end, on the 31st of February',
    behaviours: {
      work: { kind: 'items', items: ownersCalendar(systemClock.now()) },
      fail: { kind: 'refuse', status: 503, message: 'Backend error' },
      refuse: { kind: 'refuse', status: 403, message: 'Quota exceeded' },
      lie: { kind: 'json', body: { items: impossibleEvents } },
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

const impossibleEvents = [
  { id: 'one', summary: 'Never', start: { date: '2026-02-31' }, end: { date: '2026-02-32' } },
  { id: 'two', summary: '', start: { dateTime: 'soon' } },
  { id: '<script>', summary: { not: 'text' } },
  'not an event',
]

/** The booking partner's feeds, one per cabin. */
async function openFeeds(port: number, site: Site): Promise<Opened> {
  const partner = await startFeeds({ port })
  const shown = site.facts.features.bookNow ? site.document('book-now').cabin : undefined
  const services = site.cabins.map(({ slug, name }) =>
    fakeService({
      id: `feed-${slug}`,
      name: `Bookings of ${name}`,
      seenAt: slug === shown ? '/book-now' : `/cabins/${slug}`,
      lie: 'that it is compressed',
      behaviours: {
        work: { kind: 'text', text: calendarOf(sampleBookings(site, slug, systemClock)) },
        fail: { kind: 'status', status: 503 },
        refuse: { kind: 'status', status: 403 },
        lie: { kind: 'lie', encoding: 'gzip' },
        hang: { kind: 'hang' },
        slow: { kind: 'drip' },
        garbage: { kind: 'garbage' },
        huge: { kind: 'bomb' },
      },
      apply: (behaviour: Parameters<typeof partner.behave>[1]) => partner.behave(slug, behaviour),
      requests: () => partner.requests.items.filter(({ path }) => path === `/${slug}.ics`).length,
    }),
  )
  const settings = site.cabins.map(({ id, slug }) => [feedVariable(id), partner.addressOf(slug)])
  return { services, settings: Object.fromEntries(settings), close: () => partner.close() }
}

async function openCamera(port: number): Promise<Opened> {
  const camera = await startCamera({ port })
  const service = fakeService({
    id: 'camera',
    name: 'Live camera',
    seenAt: '/live-views',
    lie: 'that it is there, while it forbids embedding',
    behaviours: {
      work: { kind: 'show' },
      fail: { kind: 'status', status: 503 },
      refuse: { kind: 'status', status: 403 },
      lie: { kind: 'show', headers: { 'x-frame-options': 'DENY' } },
      hang: { kind: 'hang' },
      slow: { kind: 'slow', ms: 8000 },
      garbage: { kind: 'garbage' },
      huge: { kind: 'huge' },
    },
    apply: camera.behave,
    requests: () => camera.requests.items.length,
  })
  return {
    services: [service],
    settings: { CAMERA_FEED_URL: camera.url },
    close: () => camera.close(),
  }
}
