// spec: 5/inquiries
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { listNotifications } from '#store/outbox/outbox.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { eventInquiry, groupInquiry } from '#tests/fixtures/inquiries.ts'
import { confirmationsPerDay } from '../notifications/daily-limit.ts'
import { submitEventInquiry, submitGroupInquiry } from './submit-inquiry.ts'

const withoutKey = { idempotencyKey: null }

describeOnEachDatabase('submitting an inquiry', (open) => {
  test('stores it as new, together with both notifications', async () => {
    const deps = testDependencies(await open())
    let emitted = 0
    deps.outboxEvents.on('added', () => (emitted += 1))

    const { id } = await submitEventInquiry(deps, eventInquiry(), withoutKey)

    expect(await inquiriesIn(deps.db)).toMatchObject([{ id, kind: 'event', status: 'new' }])
    expect(await outboxIn(deps.db)).toMatchObject([
      { kind: 'inquiry', recipient: 'business', source: id, status: 'waiting' },
      { kind: 'inquiry', recipient: 'owner', source: id, status: 'waiting' },
    ])
    expect(emitted).toBe(1)
  })

  test('if a notification cannot be stored, neither is the inquiry', async () => {
    const deps = testDependencies(await open())
    await sql`drop table outbox`.execute(deps.db)

    await expect(submitGroupInquiry(deps, groupInquiry(), withoutKey)).rejects.toThrow(/outbox/)
    expect(await inquiriesIn(deps.db)).toEqual([])
  })

  test('the same key sent many times at once is stored and announced once', async () => {
    const deps = { ...testDependencies(await open()), reaches: ['guest'] as const }
    const sendings = Array.from({ length: 16 }, () =>
      submitGroupInquiry(deps, groupInquiry(), { idempotencyKey: 'key' }),
    )
    const ids = new Set((await Promise.all(sendings)).map(({ id }) => id))

    expect(ids.size).toBe(1)
    expect(await inquiriesIn(deps.db)).toHaveLength(1)
    expect(await outboxIn(deps.db)).toHaveLength(3)
  })

  test('a key used for something else is rejected, but each form has its own keys', async () => {
    const deps = testDependencies(await open())
    const key = { idempotencyKey: 'key' }
    await submitEventInquiry(deps, eventInquiry(), key)
    await submitGroupInquiry(deps, groupInquiry(), key)
    const another = submitEventInquiry(deps, eventInquiry({ details: 'Changed' }), key)
    await expect(another).rejects.toThrow('used to send something else')
    expect(await inquiriesIn(deps.db)).toHaveLength(2)
  })

  test.each([
    ['the honeypot is filled in', { website: 'https://spam.example' }],
    ['it was filled in faster than a person can type', { filledInMs: 2999 }],
  ])(
    "when %s it is stored, the owner's mail is marked, and the guest gets no confirmation",
    async (_, overrides) => {
      const deps = { ...testDependencies(await open()), reaches: ['guest'] as const }
      await submitEventInquiry(deps, eventInquiry(overrides), withoutKey)

      expect(await inquiriesIn(deps.db)).toMatchObject([{ status: 'new', isSuspect: 1 }])
      expect(await outboxIn(deps.db)).toMatchObject(
        ['business', 'owner'].map((recipient) => ({
          recipient,
          subject: '[Possible spam] Event Planning Inquiry',
        })),
      )
    },
  )

  test('the guest gets a confirmation only if the mailer can reach guests', async () => {
    const db = await open()
    await submitEventInquiry(testDependencies(db), eventInquiry(), withoutKey)
    expect(await guestMailsIn(db)).toEqual([])

    const deps = { ...testDependencies(db), reaches: ['guest'] as const }
    await submitEventInquiry(deps, eventInquiry({ email: 'Ana@Guests.example' }), withoutKey)
    expect(await guestMailsIn(db)).toMatchObject([
      { kind: 'inquiry-confirmation', guestAddress: 'ana@guests.example', status: 'waiting' },
    ])
  })

  test('nobody can make us send unlimited mail to one address', async () => {
    const clock = movableClock()
    const deps = { ...testDependencies(await open()), clock, reaches: ['guest'] as const }
    for (let sent = 0; sent < confirmationsPerDay + 2; sent += 1) {
      const email = `VICTIM+${sent}@guests.example`
      await submitEventInquiry(deps, eventInquiry({ email }), withoutKey)
    }
    expect(await guestMailsIn(deps.db)).toHaveLength(confirmationsPerDay)
    expect(await inquiriesIn(deps.db)).toHaveLength(confirmationsPerDay + 2)

    clock.pass({ hours: 25 })
    await submitGroupInquiry(deps, groupInquiry({ email: 'victim@guests.example' }), withoutKey)
    expect(await guestMailsIn(deps.db)).toHaveLength(confirmationsPerDay + 1)
  })

  test('without a fill-in time the owner is notified, but the guest gets no mail', async () => {
    const deps = { ...testDependencies(await open()), reaches: ['guest'] as const }
    await submitEventInquiry(deps, eventInquiry({ filledInMs: 0 }), withoutKey)
    expect(await inquiriesIn(deps.db)).toMatchObject([{ isSuspect: 0 }])
    expect(await guestMailsIn(deps.db)).toEqual([])
    expect(await outboxIn(deps.db)).toHaveLength(2)
  })

  test('beyond the daily limit everything is stored, and mail waits for a later day', async () => {
    const db = await open()
    const deps = { ...testDependencies(db), reaches: ['guest'] as const, mailsPerDay: 8 }
    for (let sent = 0; sent < 5; sent += 1) {
      const email = `guest${sent}@guests.example`
      await submitEventInquiry(deps, eventInquiry({ email }), withoutKey)
    }
    const { notifications } = await listNotifications(db, { limit: 100 })
    const held = notifications.filter(({ lastError }) => lastError?.startsWith('More than'))
    const days = held.map(({ recipient, createdAt, nextAttemptAt }) =>
      [recipient, nextAttemptAt.since(createdAt).total('hours') / 24].join(),
    )
    // Ten to the owner, of which eight may be sent; two of five confirmations a day.
    expect(days.toSorted((a, b) => a.localeCompare(b))).toEqual([
      'business,1',
      'guest,1',
      'guest,1',
      'guest,2',
      'owner,1',
    ])
    expect(held.every(({ status }) => status === 'waiting')).toBe(true)
  })

  test('today at the property is not in the past, even if it is tomorrow in UTC', async () => {
    const db = await open()
    // Nine in the evening of June 1 at the property.
    const deps = { ...testDependencies(db), clock: movableClock('2025-06-02T02:00:00Z') }
    await submitEventInquiry(deps, eventInquiry({ eventDate: '2025-06-01' }), withoutKey)
    const yesterday = eventInquiry({ eventDate: '2025-05-31' })
    await expect(submitEventInquiry(deps, yesterday, withoutKey)).rejects.toThrow(
      expect.objectContaining({ name: 'RuleError', fields: { eventDate: expect.any(String) } }),
    )
    expect(await inquiriesIn(db)).toHaveLength(1)
  })

  test.each([
    ['checkIn', { checkIn: '2025-05-31' }],
    ['checkOut', { checkOut: '2025-09-12' }],
    ['checkOut', { checkOut: '2025-09-11' }],
    ['cabinPreferences', { cabinPreferences: ['Mockingbird Cabin'] }],
    ['cabinPreferences', { cabinPreferences: ['Desert Willow', 'Palace'] }],
  ])('an invalid %s of a group is reported, and nothing is stored', async (field, wrong) => {
    const deps = testDependencies(await open())
    await expect(submitGroupInquiry(deps, groupInquiry(wrong), withoutKey)).rejects.toThrow(
      expect.objectContaining({ name: 'RuleError', fields: { [field]: expect.any(String) } }),
    )
    expect(await inquiriesIn(deps.db)).toEqual([])
  })
})

function inquiriesIn(db: Database) {
  return db.selectFrom('inquiries').selectAll().execute()
}

function outboxIn(db: Database) {
  return db.selectFrom('outbox').selectAll().orderBy('recipient').execute()
}

function guestMailsIn(db: Database) {
  return db.selectFrom('outbox').selectAll().where('recipient', '=', 'guest').execute()
}
