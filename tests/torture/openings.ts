import { setTimeout } from 'node:timers/promises'
import type { Availability } from '#contracts/availability.ts'
import { closeDatabase, openDatabase, type Database } from '#store/database.ts'
import { migrate } from '#store/migrate.ts'
import { calendarOf } from '#tests/fakes/feed-calendar.ts'
import { startFeeds } from '#tests/fakes/feed.ts'
import { startSmtp, type ReceivedMail } from '#tests/fakes/smtp.ts'
import { storeOpening } from '#tests/fixtures/openings.ts'
import { freePort } from '#tests/fixtures/ports.ts'
import { Door } from './door.ts'
import { Lives } from './lives.ts'
import { endKilledLeases, untilOutboxIsEmpty } from './outbox.ts'
import type { TortureOptions } from './torture.ts'

export interface OpeningsReport {
  waiting: number
  told: number
  /** Those that no last, undisturbed life had to tell. */
  toldBeforeTheEnd: number
  /** A kill between the mail server's yes and its recording repeats a mail, Message-ID and all. */
  sentAgain: number
  /** Broken promises: guests who got no mail, or two different ones. */
  faults: readonly string[]
}

const cabin = 'texas-sage'
const guestsPerLife = 30
/** After the feed was read: telling begins then. */
const longestLifeMs = 400
const patienceMs = 100_000

/**
 * Guests wait for nights that a feed says are free, while the real server is killed at random
 * moments; then looks whether each has been told, once.
 */
export async function tortureOpenings(
  options: Pick<TortureOptions, 'location' | 'folder' | 'kills' | 'random' | 'signal' | 'progress'>,
): Promise<OpeningsReport> {
  const { location, folder, kills, random, signal, progress } = options
  await using leaving = new AsyncDisposableStack()
  const door = new Door()
  const [partner, smtp] = await Promise.all([startFeeds(), startSmtp()])
  leaving.defer(async () => void (await Promise.all([partner.close(), smtp.close()])))
  partner.behave(cabin, { kind: 'text', text: calendarOf([]) })
  const db = leaving.adopt(await openDatabase(location), closeDatabase)
  await migrate(db)
  const lives = leaving.use(
    new Lives({
      location,
      folder,
      port: await freePort(),
      formMailUrl: '',
      door,
      variables: {
        SMTP_URL: smtp.url,
        MAIL_FROM: 'hello@lone-oak.example',
        AVAILABILITY_FEED_TEXAS_SAGE: partner.addressOf(cabin),
      },
    }),
  )
  for (let killed = 1; killed <= kills; killed += 1) {
    await addGuests(db, killed)
    lives.start()
    await lives.letIn()
    await untilFeedIsRead(await door.origin(), signal)
    await setTimeout(random() * longestLifeMs, undefined, { signal })
    await lives.kill()
    await endKilledLeases(db)
    progress?.(killed)
  }
  const toldBeforeTheEnd = await countTold(db)
  lives.start()
  await lives.letIn()
  await untilAllAreTold(db, signal)
  await untilOutboxIsEmpty(db, patienceMs, signal)
  return { ...(await examine(db, smtp.received.items)), toldBeforeTheEnd }
}

/** Guests who have confirmed that they want to hear. */
async function addGuests(db: Database, life: number): Promise<void> {
  const today = Temporal.Now.plainDateISO('America/Chicago')
  const [checkIn, checkOut] = [today.add({ days: 20 }), today.add({ days: 23 })].map(String)
  for (let guest = 0; guest < guestsPerLife; guest += 1) {
    const guestEmail = `guest-${life}-${guest}@guests.example`
    const askedAt = Temporal.Now.instant()
    await storeOpening(db, { cabin, checkIn, checkOut, guestEmail, askedAt }, 'waiting')
  }
}

async function countTold(db: Database): Promise<number> {
  const rows = await db.selectFrom('openings').select('id').where('state', '=', 'told').execute()
  return rows.length
}

async function untilFeedIsRead(origin: string, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}/api/availability/${cabin}`)
    const { updatedAt } = (await response.json()) as Availability
    if (updatedAt !== null) return
    await setTimeout(20, undefined, { signal })
  }
}

async function untilAllAreTold(db: Database, signal: AbortSignal | undefined): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const waiting = db.selectFrom('openings').select('id').where('state', '=', 'waiting').limit(1)
    if ((await waiting.execute()).length === 0) return
    if (performance.now() > deadline) throw new Error('somebody still waits')
    await setTimeout(100, undefined, { signal })
  }
}

async function examine(db: Database, received: readonly ReceivedMail[]) {
  const guests = await db.selectFrom('openings').select(['id', 'guestEmail', 'state']).execute()
  const mails = await db.selectFrom('outbox').select(['source', 'status']).execute()
  const bySource = Map.groupBy(mails, ({ source }) => source)
  const byAddress = Map.groupBy(received, ({ recipients }) => recipients[0] ?? '')
  const ids = (email: string) =>
    new Set(byAddress.get(email)?.map(({ mail }) => mail.messageId ?? 'none'))
  return {
    waiting: guests.length,
    told: guests.filter(({ state }) => state === 'told').length,
    sentAgain: received.length - new Set(received.map(({ mail }) => mail.messageId)).size,
    faults: [
      ...guests
        .filter(({ id }) => bySource.get(id)?.length !== 1)
        .map(({ id, guestEmail }) => `${guestEmail} has ${bySource.get(id)?.length ?? 0} mails`),
      ...guests
        .filter(({ guestEmail }) => ids(guestEmail).size !== 1)
        .map(({ guestEmail }) => `${guestEmail} got ${ids(guestEmail).size} different mails`),
      ...mails
        .filter(({ status }) => status !== 'delivered')
        .map(({ source, status }) => `the mail about ${source} is ${status}`),
    ],
  }
}
