import { expect, test } from 'vitest'
import { DeliveryError, type MailMessage } from '#integrations/mail/index.ts'
import type { Database } from '#store/database.ts'
import { claimNotifications } from '#store/outbox-claims.ts'
import { countNotifications, listNotifications } from '#store/outbox.ts'
import { movableClock, type MovableClock } from '#tests/fixtures/clock.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newNotification, storeNotifications } from '#tests/fixtures/notifications.ts'
import { triesAtMost } from './backoff.ts'
import { deliverDue, type RoundParts } from './outbox-round.ts'

const signals = { stopping: new AbortController().signal, breakOff: new AbortController().signal }

interface Setting {
  parts: RoundParts
  clock: MovableClock
  sent: MailMessage[]
  /** Thrown instead of sending, while it is set. */
  trouble: { now: unknown }
}

function setUp(db: Database, overrides: Partial<RoundParts> = {}): Setting {
  const clock = movableClock()
  const sent: MailMessage[] = []
  const trouble: Setting['trouble'] = { now: null }
  const deliver = async (message: MailMessage) => {
    if (trouble.now) throw trouble.now
    sent.push(message)
  }
  const parts: RoundParts = {
    db,
    clock,
    mailer: { deliver, close() {} },
    recipients: { owner: 'owner@lone-oak.example', business: 'info@lone-oak.example' },
    random: () => 0,
    worker: 'worker',
    ...overrides,
  }
  return { parts, clock, sent, trouble }
}

describeOnEachDatabase('a round of the outbox', (open) => {
  test('sends what is due to the addresses of the day and notes that it has arrived', async () => {
    const { parts, sent } = setUp(await open())
    await storeNotifications(parts.db, 1, { recipient: 'owner' })
    await storeNotifications(parts.db, 1, { recipient: 'business' })

    const round = await deliverDue(parts, signals)

    expect(round).toEqual({ claimed: 2, delivered: 2, postponed: 0, setAside: 0 })
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      'info@lone-oak.example',
      'owner@lone-oak.example',
    ])
    const { fields } = newNotification()
    expect(sent[0]).toMatchObject({ id: expect.any(String), subject: '0', fields })
    expect(await deliverDue(parts, signals)).toMatchObject({ claimed: 0 })
  })

  test('writes to guests through a mailer that reaches them, and else leaves it untried', async () => {
    const { parts, sent } = setUp(await open())
    const guestAddress = 'ana@guests.example'
    await storeNotifications(parts.db, 1, { recipient: 'guest', guestAddress })
    expect(await deliverDue(parts, signals)).toMatchObject({ claimed: 0 })

    const mailer = { ...parts.mailer, reachesGuests: true }
    expect(await deliverDue({ ...parts, mailer }, signals)).toMatchObject({ delivered: 1 })
    expect(sent.map(({ recipient }) => recipient)).toEqual([guestAddress])
  })

  test('two workers at work on one outbox send each notification once', async () => {
    const { parts, sent } = setUp(await open())
    await storeNotifications(parts.db, 100)
    const empty = async (worker: string): Promise<void> => {
      const { claimed } = await deliverDue({ ...parts, worker }, signals)
      if (claimed > 0) await empty(worker)
    }

    await Promise.all([empty('first'), empty('second')])

    expect(sent).toHaveLength(100)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(100)
  })

  test('what a recipient without address is meant to hear waits, untried, until there is one', async () => {
    const { parts, sent } = setUp(await open())
    await storeNotifications(parts.db, 1)

    const nobody = { ...parts, recipients: { owner: null, business: null } }
    expect(await deliverDue(nobody, signals)).toMatchObject({ claimed: 0 })
    expect(await deliverDue(parts, signals)).toMatchObject({ delivered: 1 })
    expect(sent).toHaveLength(1)
  })

  test('what was sent by a process killed before it noted so is sent again', async () => {
    const { parts, clock, sent } = setUp(await open())
    await storeNotifications(parts.db, 1)
    const now = clock.now()
    // The claim of a process that sends and dies.
    const [claimed] = await claimNotifications(parts.db, {
      worker: 'killed',
      now,
      leaseUntil: now.add({ minutes: 2 }),
      recipients: ['owner'],
      limit: 1,
    })

    expect(await deliverDue(parts, signals)).toMatchObject({ claimed: 0 })
    clock.pass({ minutes: 2 })
    expect(await deliverDue(parts, signals)).toMatchObject({ delivered: 1 })
    // The same id lets the other side recognise the repeat.
    expect(sent.map(({ id }) => id)).toEqual([claimed?.id])
  })

  test('a failure is tried again after its wait and not before', async () => {
    const { parts, clock, sent, trouble } = setUp(await open())
    await storeNotifications(parts.db, 1)
    trouble.now = new DeliveryError('The mail server answered 451.', { isPermanent: false })

    expect(await deliverDue(parts, signals)).toMatchObject({ postponed: 1 })
    trouble.now = null
    clock.pass({ milliseconds: 29_999 })
    expect(await deliverDue(parts, signals)).toMatchObject({ claimed: 0 })
    clock.pass({ milliseconds: 1 })
    expect(await deliverDue(parts, signals)).toMatchObject({ delivered: 1 })
    expect(sent).toHaveLength(1)
  })

  test('what never gets through is set aside after the last try, with the reason', async () => {
    const { parts, clock, trouble } = setUp(await open())
    await storeNotifications(parts.db, 1)
    trouble.now = new DeliveryError('The mail server answered 451.', { isPermanent: false })

    let tries = 0
    while ((await countNotifications(parts.db)).waiting > 0) {
      tries += (await deliverDue(parts, signals)).claimed
      clock.pass({ hours: 6 })
    }

    expect(tries).toBe(triesAtMost)
    const { notifications } = await listNotifications(parts.db, { limit: 1 })
    expect(notifications).toMatchObject([
      { status: 'failed', attempts: triesAtMost, lastError: 'The mail server answered 451.' },
    ])
  })

  test('what is refused for good is set aside at once, and the others go on', async () => {
    const { parts, sent } = setUp(await open())
    await storeNotifications(parts.db, 9)
    const refuseThird = async (message: MailMessage, signal: AbortSignal) => {
      if (message.subject === '3') throw new DeliveryError('No.', { isPermanent: true })
      await parts.mailer.deliver(message, signal)
    }

    const mailer = { ...parts.mailer, deliver: refuseThird }
    const round = await deliverDue({ ...parts, mailer }, signals)

    expect(round).toEqual({ claimed: 9, delivered: 8, postponed: 0, setAside: 1 })
    expect(sent).toHaveLength(8)
  })

  test('what ends every process that tries it is set aside, untried', async () => {
    const { parts, clock, sent } = setUp(await open())
    await storeNotifications(parts.db, 1)
    for (let kill = 0; kill < triesAtMost; kill += 1) {
      const now = clock.now()
      const leaseUntil = now.add({ minutes: 2 })
      const claim = { worker: 'killed', now, leaseUntil, recipients: ['owner' as const], limit: 1 }
      await claimNotifications(parts.db, claim)
      clock.pass({ minutes: 2 })
    }

    expect(await deliverDue(parts, signals)).toMatchObject({ claimed: 1, setAside: 1 })
    expect(sent).toEqual([])
  })

  test('a payload that cannot be read keeps no other notification back', async () => {
    const { parts, sent } = setUp(await open())
    await storeNotifications(parts.db, 3)
    const [row] = await parts.db.selectFrom('outbox').select('id').limit(1).execute()
    await parts.db
      .insertInto('outbox')
      .values({
        ...newNotificationRow(),
        id: `${row?.id}-broken`,
      })
      .execute()

    expect(await deliverDue(parts, signals)).toMatchObject({ delivered: 3, postponed: 1 })
    expect(sent).toHaveLength(3)
  })

  test('after a stop nothing more is begun', async () => {
    const { parts, sent } = setUp(await open())
    await storeNotifications(parts.db, 3)
    const stopping = AbortSignal.abort()
    expect(await deliverDue(parts, { ...signals, stopping })).toMatchObject({ delivered: 0 })
    expect(sent).toEqual([])
  })

  test('what is broken off counts as no failure', async () => {
    const { parts, trouble } = setUp(await open())
    await storeNotifications(parts.db, 1)
    trouble.now = new DeliveryError('The mail server did not answer.', { isPermanent: false })

    await deliverDue(parts, { ...signals, breakOff: AbortSignal.abort() })

    const { notifications } = await listNotifications(parts.db, { limit: 1 })
    expect(notifications).toMatchObject([{ status: 'waiting', lastError: null }])
  })
})

function newNotificationRow() {
  const { fields: _, createdAt, ...notification } = newNotification()
  const time = createdAt.toString({ smallestUnit: 'millisecond' })
  return {
    ...notification,
    payload: '{"not": "fields"',
    status: 'waiting' as const,
    attempts: 0,
    nextAttemptAt: time,
    createdAt: time,
  }
}
