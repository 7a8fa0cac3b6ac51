import { expect, test } from 'vitest'
import { DeliveryError, type MailMessage } from '#integrations/mail/index.ts'
import { enqueue } from '#store/jobs.ts'
import { countNotifications, listNotifications } from '#store/outbox/outbox.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storeNotifications } from '#tests/fixtures/notifications.ts'
import { triesAtMost } from '../backoff.ts'
import {
  claimAndDie,
  deliverDue,
  signals,
  setUp,
  newNotificationRow,
} from '#tests/fixtures/outbox-round.ts'

describeOnEachDatabase('an outbox round', (open) => {
  test('a failure is retried after its wait and not before', async () => {
    const { deps, clock, sent, trouble } = setUp(await open())
    await storeNotifications(deps.db, 1)
    trouble.now = new DeliveryError('The mail server answered 451.', { isPermanent: false })

    expect(await deliverDue(deps, signals)).toMatchObject({ postponed: 1 })
    trouble.now = null
    clock.pass({ milliseconds: 29_999 })
    expect(await deliverDue(deps, signals)).toMatchObject({ claimed: 0 })
    clock.pass({ milliseconds: 1 })
    expect(await deliverDue(deps, signals)).toMatchObject({ delivered: 1 })
    expect(sent).toHaveLength(1)
  })

  test('a notification that never gets through is set aside after the last try, with the reason', async () => {
    const { deps, clock, trouble } = setUp(await open())
    await storeNotifications(deps.db, 1)
    trouble.now = new DeliveryError('The mail server answered 451.', { isPermanent: false })

    let tries = 0
    while ((await countNotifications(deps.db)).waiting > 0) {
      tries += (await deliverDue(deps, signals)).claimed
      clock.pass({ hours: 6 })
    }

    expect(tries).toBe(triesAtMost)
    const { notifications } = await listNotifications(deps.db, { limit: 1 })
    expect(notifications).toMatchObject([
      { status: 'failed', attempts: triesAtMost, lastError: 'The mail server answered 451.' },
    ])
  })

  test('a permanent rejection is set aside at once, and the others continue', async () => {
    const { deps, sent } = setUp(await open())
    await storeNotifications(deps.db, 9)
    const refuseThird = async (message: MailMessage, signal: AbortSignal) => {
      if (message.subject === '3') throw new DeliveryError('No.', { isPermanent: true })
      await deps.mailer.deliver(message, signal)
    }

    const mailer = { ...deps.mailer, deliver: refuseThird }
    const round = await deliverDue({ ...deps, mailer }, signals)

    expect(round).toEqual({ claimed: 9, delivered: 8, postponed: 0, setAside: 1 })
    expect(sent).toHaveLength(8)
  })

  test('a notification that crashes every process is set aside without another try', async () => {
    const { deps, clock, sent } = setUp(await open())
    await storeNotifications(deps.db, 1)
    for (let kill = 0; kill < triesAtMost; kill += 1) {
      await claimAndDie(deps)
      clock.pass({ minutes: 2 })
    }

    expect(await deliverDue(deps, signals)).toMatchObject({ claimed: 1, setAside: 1 })
    expect(sent).toEqual([])
  })

  test('an unreadable payload does not hold up other notifications', async () => {
    const { deps, sent } = setUp(await open())
    await storeNotifications(deps.db, 3)
    const [row] = await deps.db.selectFrom('outbox').select('id').limit(1).execute()
    const id = `${row?.id}-broken`
    await deps.db
      .insertInto('outbox')
      .values({ ...newNotificationRow(), id })
      .execute()
    await enqueue(deps.db, 'mail-to-owner', [id], deps.clock.now())

    expect(await deliverDue(deps, signals)).toMatchObject({ delivered: 3, postponed: 1 })
    expect(sent).toHaveLength(3)
  })

  test('nothing more is started after a stop', async () => {
    const { deps, sent } = setUp(await open())
    await storeNotifications(deps.db, 3)
    const stopping = AbortSignal.abort()
    expect(await deliverDue(deps, { ...signals, stopping })).toMatchObject({ delivered: 0 })
    expect(sent).toEqual([])
  })

  test('an aborted try does not count as a failure', async () => {
    const { deps } = setUp(await open())
    await storeNotifications(deps.db, 1)
    const site = new AbortController()
    const deliver = async () => {
      site.abort()
      throw new DeliveryError('The mail server did not answer.', { isPermanent: false })
    }
    const stopped = { ...deps, mailer: { ...deps.mailer, deliver } }
    await deliverDue(stopped, { ...signals, stopping: site.signal })

    const { notifications } = await listNotifications(deps.db, { limit: 1 })
    expect(notifications).toMatchObject([{ status: 'waiting', attempts: 0, lastError: null }])
    expect(await claimAndDie(deps)).toMatchObject({ attempts: 1 })
  })
})
