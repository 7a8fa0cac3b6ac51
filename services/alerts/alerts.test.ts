import { expect, test } from 'vitest'
import { alertsSchema } from '#contracts/alerts.ts'
import type { Certificate } from '#integrations/certificate.ts'
import { StorageError } from '#integrations/storage/index.ts'
import { alertsApi } from '#server/api/admin/alerts.ts'
import { writeFeedHealth } from '#store/availability/feed-health.ts'
import type { Database } from '#store/database.ts'
import { insertNotifications } from '#store/outbox/outbox.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { noHealth } from '../availability/feed-health.ts'
import { noFeeds } from '../availability/availability-feeds.ts'
import { alertsWork, type AlertsWorkDeps } from './alerts-work.ts'

const gigabyte = 1024 ** 3
const roomy = { freeBytes: 30 * gigabyte, totalBytes: 40 * gigabyte }
const full = { freeBytes: 0.4 * gigabyte, totalBytes: 40 * gigabyte }
const going = new AbortController().signal

/** A server that checks when told to; several may share the database and the clock. */
function serverOn(db: Database, given: Partial<AlertsWorkDeps> = {}) {
  const deps: AlertsWorkDeps = {
    ...testDependencies(db),
    diskSpace: async () => roomy,
    lastCopy: null,
    certificate: null,
    clockAheadMs: async () => 0,
    lastOutage: () => null,
    hasMail: true,
    machineName: 'one',
    ...given,
  }
  const work = alertsWork(deps)
  return { deps, look: () => work.round(going) }
}

const subjectsIn = async (db: Database) =>
  (await db.selectFrom('outbox').select('subject').where('kind', '=', 'alert').execute()).map(
    ({ subject }) => subject,
  )

async function deliverAll(db: Database, at: Temporal.Instant): Promise<void> {
  const deliveredAt = at.toString({ smallestUnit: 'millisecond' })
  await db.updateTable('outbox').set({ status: 'delivered', deliveredAt }).execute()
}

describeOnEachDatabase('what the owner is told', (open) => {
  test('a trouble is told once a day while it lasts, and again when it comes back later', async () => {
    const db = await open()
    const clock = movableClock()
    let space = full
    const { look } = serverOn(db, { clock, diskSpace: async () => space })
    const passDay = async () => {
      await deliverAll(db, clock.now())
      for (let round = 0; round < 6; round += 1) {
        clock.pass({ hours: 4 })
        await look()
      }
    }
    await look()
    await look()
    expect(await subjectsIn(db)).toEqual(['Disk nearly full'])
    await passDay()
    expect(await subjectsIn(db)).toHaveLength(2)

    space = roomy
    await passDay()
    expect(await subjectsIn(db)).toHaveLength(2)
    space = full
    await look()
    expect(await subjectsIn(db)).toHaveLength(3)
  })

  test('one that comes and goes within a day is told once', async () => {
    const db = await open()
    const clock = movableClock()
    let space = full
    const { look } = serverOn(db, { clock, diskSpace: async () => space })
    for (let round = 0; round < 10; round += 1) {
      space = round % 2 === 0 ? full : roomy
      await look()
      clock.pass({ hours: 2 })
    }
    expect(await subjectsIn(db)).toHaveLength(1)
  })

  test('several servers send one mail for one thing, also when each has a full disk', async () => {
    const db = await open()
    const clock = movableClock()
    const ended: Certificate = { state: 'invalid', reason: 'CERT_HAS_EXPIRED' }
    const servers = ['one', 'two', 'three'].map((machineName) =>
      serverOn(db, {
        clock,
        machineName,
        diskSpace: async () => full,
        certificate: async () => ended,
      }),
    )
    await Promise.all(servers.map(({ look }) => look()))
    clock.pass({ minutes: 10 })
    await Promise.all(servers.map(({ look }) => look()))
    expect((await subjectsIn(db)).toSorted()).toEqual([
      'Certificate needs attention',
      'Disk nearly full',
    ])
  })

  test("another server's healthy disk does not end the trouble of a full one", async () => {
    const db = await open()
    const clock = movableClock()
    await serverOn(db, { clock, diskSpace: async () => full }).look()
    await serverOn(db, { clock, machineName: 'two' }).look()
    const app = await apiWith(alertsApi({ db, clock }))
    const shown = alertsSchema.parse((await app.inject('/api/admin/alerts')).json())
    expect(shown).toMatchObject([
      {
        kind: 'disk',
        detail: 'Only 0.4 GB of 40.0 GB are free',
        since: '2025-06-01T12:00:00.000Z',
      },
    ])
    // The server with the full disk is gone.
    clock.pass({ minutes: 61 })
    expect((await app.inject('/api/admin/alerts')).json()).toEqual([])
  })

  test('mail that fails for a week is told by one mail, once mail works, and shown meanwhile', async () => {
    const db = await open()
    const clock = movableClock()
    const { look } = serverOn(db, { clock })
    const mail = { kind: 'review', source: 'r', recipient: 'owner', fields: [] } as const
    await insertNotifications(db, [{ ...mail, subject: 'A review', createdAt: clock.now() }])
    await db.updateTable('outbox').set({ attempts: 3, lastError: 'refused' }).execute()
    await look()
    expect(await subjectsIn(db)).toEqual([])
    for (let day = 0; day < 7; day += 1) {
      clock.pass({ hours: 24 })
      await look()
    }
    expect(await subjectsIn(db)).toEqual(['Mail could not be sent'])
    const app = await apiWith(alertsApi({ db, clock }))
    expect((await app.inject('/api/admin/alerts')).json()).toMatchObject([
      { kind: 'mail', detail: 'A mail has been waiting since June 1, 2025' },
    ])

    await deliverAll(db, clock.now())
    await look()
    expect((await app.inject('/api/admin/alerts')).json()).toEqual([])
    clock.pass({ hours: 48 })
    await look()
    expect(await subjectsIn(db)).toHaveLength(1)
  })

  test('mail held back for a later day is not mail that fails', async () => {
    const db = await open()
    const clock = movableClock()
    const held = { until: clock.now().add({ hours: 48 }), reason: 'held back' }
    const mail = { kind: 'review', source: 'r', recipient: 'owner', fields: [] } as const
    await insertNotifications(db, [{ ...mail, subject: 'Held', createdAt: clock.now(), held }])
    clock.pass({ hours: 30 })
    await serverOn(db, { clock }).look()
    expect(await subjectsIn(db)).toEqual([])
  })

  test('all feeds that are down for a day are in one mail', async () => {
    const db = await open()
    const clock = movableClock()
    const failing = { ...noHealth, failingSince: clock.now() }
    await writeFeedHealth(db, 'coyote-cabin 1', failing)
    const seen = { ...failing, wasRead: false }
    const availability = {
      ...noFeeds,
      health: () => ({
        'coyote-cabin': [seen],
        'desert-willow': [seen, { ...noHealth, wasRead: true }],
      }),
    }
    const { look } = serverOn(db, { clock, availability })
    clock.pass({ hours: 23 })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    clock.pass({ hours: 1 })
    await look()
    expect(await subjectsIn(db)).toEqual(['Calendars unreadable for a day'])
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
    expect(payload).toContain('Coyote Cabin (feed 1), Desert Willow (feed 1) could not be read')
    expect(payload).toContain('https://cabins.example/admin/dashboard')
  })

  test('a new site is not told about its backup before the first copy is due', async () => {
    const db = await open()
    const clock = movableClock()
    const { look } = serverOn(db, { clock, lastCopy: async () => null })
    clock.pass({ minutes: 59 })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    clock.pass({ minutes: 1 })
    await look()
    expect(await subjectsIn(db)).toEqual(['Your data is not being backed up'])
  })

  test('a backup is told when a day old, and when there is none', async () => {
    const db = await open()
    const clock = movableClock()
    let copiedAt: Temporal.Instant | null = clock.now()
    const { look } = serverOn(db, { clock, lastCopy: async () => copiedAt })
    clock.pass({ hours: 23 })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    clock.pass({ hours: 1 })
    await look()
    expect(await subjectsIn(db)).toEqual(['Your data is not being backed up'])
    await deliverAll(db, clock.now())
    copiedAt = null
    clock.pass({ hours: 24 })
    await look()
    expect(await subjectsIn(db)).toHaveLength(2)
  })

  test('a certificate is told ten days before its end, and nothing if it cannot be read', async () => {
    const db = await open()
    const clock = movableClock()
    const until = clock.now().add({ hours: 11 * 24 })
    let read: Certificate = { state: 'valid', until }
    const { look } = serverOn(db, { clock, certificate: async () => read })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    read = { state: 'unknown' }
    await look()
    expect(await subjectsIn(db)).toEqual([])
    read = { state: 'valid', until }
    clock.pass({ hours: 24 })
    await look()
    expect(await subjectsIn(db)).toEqual(['Certificate needs attention'])
  })

  test('a storage that cannot be written is told, and one that fails once is not', async () => {
    const db = await open()
    let failures = 1
    const storage = {
      ...testDependencies(db).storage,
      put: async () => {
        failures -= 1
        if (failures >= 0) throw new StorageError('gone')
      },
      delete: async () => {},
    }
    const { look } = serverOn(db, { storage })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    failures = 2
    await look()
    expect(await subjectsIn(db)).toEqual(['Photos and videos cannot be stored'])
  })

  test('an events calendar is told once its last reading is no longer shown', async () => {
    const db = await open()
    const clock = movableClock()
    const failing = { events: [], updatedAt: clock.now(), error: 'Failed' }
    const calendar = { ...testDependencies(db).calendar, current: () => failing }
    const { look } = serverOn(db, { clock, calendar })
    clock.pass({ hours: 23 })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    clock.pass({ hours: 1 })
    await look()
    expect(await subjectsIn(db)).toEqual(['Events calendar unreadable for a day'])
  })

  test('an outage of the database is told afterwards if it was long', async () => {
    const db = await open()
    const clock = movableClock()
    let ms = 4 * 60_000
    const { look } = serverOn(db, { clock, lastOutage: () => ({ endedAt: clock.now(), ms }) })
    await look()
    expect(await subjectsIn(db)).toEqual([])
    ms = 12 * 60_000
    await look()
    expect(await subjectsIn(db)).toEqual(['Your site was without its database'])
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
    expect(payload).toContain('could not reach its database for 12 minutes')
  })

  test.each([
    [24, 'is 24.0 hours ahead'],
    [-24, 'is 24.0 hours behind'],
  ])('a clock wrong by %i hours is told', async (hours, words) => {
    const db = await open()
    const { look } = serverOn(db, { clockAheadMs: async () => hours * 3_600_000 })
    await look()
    expect(await subjectsIn(db)).toEqual(['The clock of your server is wrong'])
    const { payload } = await db.selectFrom('outbox').select('payload').executeTakeFirstOrThrow()
    expect(payload).toContain(words)
  })

  test('a check that fails hides nothing of the others and is named', async () => {
    const db = await open()
    const { look } = serverOn(db, {
      lastCopy: () => Promise.reject(new Error('gone')),
      diskSpace: async () => full,
    })
    expect(await look()).toEqual(['backup'])
    expect(await subjectsIn(db)).toEqual(['Disk nearly full'])
  })
})
