import { readCertificate, type Certificate } from '#integrations/certificate.ts'
import {
  createFeedReader,
  type FeedReader,
  type FeedSetting,
} from '#integrations/availability/index.ts'
import { readCalendar, type CalendarSettings } from '#integrations/calendar.ts'
import type { Clock } from '#integrations/clock.ts'
import { certificateBefore } from '../alerts/checks.ts'
import { readWindow } from '../availability/night-windows.ts'
import { about, type Finding } from './finding.ts'

const patience = () => AbortSignal.timeout(20_000)

export async function checkCertificate(
  { publicUrl, secure }: { publicUrl: string; secure: unknown },
  { clock, read = readCertificate }: { clock: Pick<Clock, 'now'>; read?: typeof readCertificate },
): Promise<Finding[]> {
  const { fine, warning } = about('certificate')
  if (!secure) {
    const toDo = 'Set PUBLIC_URL to the https address that guests use.'
    return [warning('none: PUBLIC_URL is not https', toDo)]
  }
  return [judgeCertificate(await read(publicUrl, patience()), clock.now()) ?? fine('valid')]
}

function judgeCertificate(read: Certificate, now: Temporal.Instant): Finding | null {
  const { fine, warning, broken } = about('certificate')
  const toDo = 'Renew it, and check why the proxy did not.'
  if (read.state === 'unknown') {
    const advice =
      'Open PUBLIC_URL in a browser. This machine may not reach its own public address.'
    return warning('PUBLIC_URL cannot be reached from here', advice)
  }
  if (read.state === 'invalid') return broken(`browsers refuse it (${read.reason})`, toDo)
  const day = read.until.toString().slice(0, 10)
  const isSoon = Temporal.Instant.compare(read.until, now.add(certificateBefore)) <= 0
  return isSoon ? warning(`ends on ${day}`, toDo) : fine(`valid until ${day}`)
}

interface FeedSettings {
  /** By cabin. */
  availabilityFeeds: Readonly<Record<string, readonly FeedSetting[]>>
  calendar: CalendarSettings | null
}

/** Each feed of bookings by cabin and place, since its address is a secret, and the calendar. */
export async function checkFeeds(
  { availabilityFeeds, calendar }: FeedSettings,
  { clock, timeZone }: { clock: Clock; timeZone: string },
): Promise<Finding[]> {
  const reader = createFeedReader()
  try {
    const feeds = Object.entries(availabilityFeeds).flatMap(([cabin, settings]) =>
      settings.map(async ({ address, publicOnly = false, ...options }, place) => {
        const window = readWindow(clock.today(timeZone))
        const rules = { window, timeZone, ...options, publicOnly }
        const reading = reader.read(address, rules, patience())
        return judgeFeed(`${cabin}, feed ${place + 1}`, reading)
      }),
    )
    const found = await Promise.all([...feeds, ...(calendar ? [readEvents(calendar, clock)] : [])])
    return found.length > 0 ? found : [about('feeds').fine('none are set')]
  } finally {
    await reader.close()
  }
}

async function judgeFeed(name: string, reading: ReturnType<FeedReader['read']>): Promise<Finding> {
  const { fine, warning } = about('feeds')
  const toDo =
    'Open its address at the booking partner; if it has changed, change it at /admin/cabins or in .env.'
  return reading.then(
    () => fine(`${name} can be read`),
    () => warning(`${name} cannot be read`, toDo),
  )
}

async function readEvents(settings: CalendarSettings, clock: Clock): Promise<Finding> {
  const { fine, warning } = about('feeds')
  const toDo = 'Check CALENDAR_ID and CALENDAR_API_KEY.'
  return readCalendar(settings, { now: clock.now(), signal: patience() }).then(
    () => fine('the events calendar can be read'),
    () => warning('the events calendar cannot be read', toDo),
  )
}
