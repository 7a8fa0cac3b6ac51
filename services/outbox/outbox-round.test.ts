import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newNotification, storeNotifications } from '#tests/fixtures/notifications.ts'
import { claimAndDie, deliverDue, signals, setUp } from '#tests/fixtures/outbox-round.ts'

describeOnEachDatabase('an outbox round', (open) => {
  test('sends what is due to the currently configured addresses and records the delivery', async () => {
    const { deps, sent } = setUp(await open())
    await storeNotifications(deps.db, 1, { recipient: 'owner' })
    await storeNotifications(deps.db, 1, { recipient: 'business' })

    const round = await deliverDue(deps, signals)

    expect(round).toEqual({ claimed: 2, delivered: 2, postponed: 0, setAside: 0 })
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      'info@lone-oak.example',
      'owner@lone-oak.example',
    ])
    const { fields } = newNotification()
    expect(sent[0]).toMatchObject({ id: expect.any(String), subject: '0', fields })
    expect(await deliverDue(deps, signals)).toMatchObject({ claimed: 0 })
  })

  test('sends to guests if the mailer reaches them, and otherwise leaves the notification untried', async () => {
    const { deps, sent } = setUp(await open())
    const guestAddress = 'ana@guests.example'
    await storeNotifications(deps.db, 1, { recipient: 'guest', guestAddress })
    expect(await deliverDue(deps, signals)).toMatchObject({ claimed: 0 })

    const mailer = { ...deps.mailer, reachesGuests: true }
    expect(await deliverDue({ ...deps, mailer }, signals)).toMatchObject({ delivered: 1 })
    expect(sent.map(({ recipient }) => recipient)).toEqual([guestAddress])
  })

  test('two workers on one outbox send each notification once', async () => {
    const { deps, sent } = setUp(await open())
    await storeNotifications(deps.db, 100)
    const empty = async (worker: string): Promise<void> => {
      const { claimed } = await deliverDue({ ...deps, worker }, signals)
      if (claimed > 0) await empty(worker)
    }

    await Promise.all([empty('first'), empty('second')])

    expect(sent).toHaveLength(100)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(100)
  })

  test('a notification without a configured address waits untried until there is one', async () => {
    const { deps, sent } = setUp(await open())
    await storeNotifications(deps.db, 1)

    const nobody = { ...deps, recipients: { owner: null, business: null } }
    expect(await deliverDue(nobody, signals)).toMatchObject({ claimed: 0 })
    expect(await deliverDue(deps, signals)).toMatchObject({ delivered: 1 })
    expect(sent).toHaveLength(1)
  })

  test('a notification sent by a process killed before recording it is sent again', async () => {
    const { deps, clock, sent } = setUp(await open())
    await storeNotifications(deps.db, 1)
    const claimed = await claimAndDie(deps)

    expect(await deliverDue(deps, signals)).toMatchObject({ claimed: 0 })
    clock.pass({ minutes: 2 })
    expect(await deliverDue(deps, signals)).toMatchObject({ delivered: 1 })
    // The same id lets the receiver recognize the repeat.
    expect(sent.map(({ id }) => id)).toEqual([claimed?.key])
  })
})
