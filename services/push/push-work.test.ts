import { expect, onTestFinished, test } from 'vitest'
import { createPush } from '#integrations/push.ts'
import type { Database } from '#store/database.ts'
import { listPushDevices, putPushDevice } from '#store/push/devices.ts'
import { pushKeysOf } from '#store/push/keys.ts'
import { startPushService, type FakeBrowser } from '#tests/fakes/push-service.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeInquiry } from '#tests/fixtures/inquiries.ts'
import { storePerson } from '#tests/fixtures/people.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { tellDevices } from './push-work.ts'

const never = new AbortController().signal

async function setUp(db: Database) {
  const service = await startPushService()
  onTestFinished(() => service.close())
  const clock = movableClock('2025-06-01T12:00:00Z')
  const push = createPush({ own: service.url })
  const deps = { ...testDependencies(db), clock, push }
  await pushKeysOf(db, push.makeKeys)
  const adminId = await storePerson(db, 'owner')
  const subscribe = async ({ endpoint, p256dh, auth }: FakeBrowser) => {
    const times = { addedAt: clock.now(), toldUntil: clock.now() }
    const device = { id: endpoint.slice(-16), device: 'Chrome on Android', adminId }
    await putPushDevice(db, { ...device, endpoint, p256dh, auth, ...times })
  }
  const review = async () => {
    clock.pass({ seconds: 1 })
    await storeReview(db, { submittedAt: clock.now() })
  }
  return { deps, service, clock, subscribe, review, tell: () => tellDevices(deps, never) }
}

describeOnEachDatabase('push messages', (open) => {
  test('tell every browser once what has arrived, and nothing of a guest', async () => {
    const { service, subscribe, review, tell, deps, clock } = await setUp(await open())
    await review()
    const [phone, desk] = [service.browser(), service.browser()]
    await subscribe(phone)
    await subscribe(desk)
    expect(await tell()).toMatchObject({ sent: 0 })

    await review()
    await review()
    await storeInquiry(deps.db, { submittedAt: clock.now() })
    expect(await tell()).toMatchObject({ sent: 2, failed: 0 })
    expect(await tell()).toMatchObject({ sent: 0 })
    const { items } = service.received
    expect(items.map(({ path }) => path).toSorted()).toEqual([phone.path, desk.path].toSorted())
    expect(JSON.parse(items[0]?.text ?? '')).toEqual({
      title: deps.site.facts.brand,
      body: '2 new reviews, 1 new inquiry',
      path: '/admin/dashboard',
    })
    expect(items[0]?.authorization).toMatch(/^vapid t=/)
  })

  test('lead to the list that has something new', async () => {
    const { service, subscribe, review, tell } = await setUp(await open())
    await subscribe(service.browser())
    await review()
    await tell()
    expect(JSON.parse(service.received.items[0]?.text ?? '')).toMatchObject({
      body: '1 new review',
      path: '/admin/reviews',
    })
  })

  test('that fail are sent with the next round, with what came meanwhile', async () => {
    const { service, subscribe, review, tell } = await setUp(await open())
    await subscribe(service.browser())
    await review()
    service.refuse(503)
    expect(await tell()).toEqual({ sent: 0, gone: 0, failed: 1, reason: 'answered 503' })
    await review()
    service.refuse(null)
    expect(await tell()).toMatchObject({ sent: 1 })
    expect(service.received.items[0]?.text).toContain('2 new reviews')
  })

  test('are not tried again in a browser that no longer wants them', async () => {
    const { deps, service, subscribe, review, tell } = await setUp(await open())
    await subscribe(service.browser())
    await review()
    service.refuse(410)
    expect(await tell()).toMatchObject({ gone: 1 })
    expect(await listPushDevices(deps.db)).toEqual([])
  })

  test('go to public addresses only', async () => {
    const { deps, service, subscribe, review } = await setUp(await open())
    await subscribe(service.browser())
    await review()
    const told = await tellDevices({ ...deps, push: createPush() }, never)
    expect(told).toMatchObject({ failed: 1, reason: 'leads to an address that is not public' })
    expect(service.received.items).toEqual([])
  })
})
