import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { outboxListSchema } from '#contracts/outbox.ts'
import { findWaiting, markDelivered } from '#store/outbox/outbox-delivery.ts'
import { apiWith } from '#tests/fixtures/api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeNotifications } from '#tests/fixtures/notifications.ts'
import { outboxApi } from './outbox.ts'

const open = databaseOpener()
const path = '/api/admin/outbox'

async function setUp(count: number) {
  const deps = testDependencies(await open())
  await storeNotifications(deps.db, count)
  const app = await apiWith(outboxApi(deps))
  const first = async () => outboxListSchema.parse((await app.inject(path)).json())[0]?.id ?? ''
  return { app, deps, first }
}

test("following the next links shows every notification once, without guests' text", async () => {
  const { app } = await setUp(5)
  const ids: string[] = []
  let next: string | undefined = `${path}?status=waiting&limit=2`
  while (next) {
    const answer: LightMyRequestResponse = await app.inject(next)
    expect(answer.body).not.toContain('Ana Guest')
    ids.push(...outboxListSchema.parse(answer.json()).map(({ id }) => id))
    next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1]
  }
  expect(new Set(ids).size).toBe(5)
  expect(ids).toHaveLength(5)
})

test('the counts say how many are waiting, delivered and failed', async () => {
  const { app } = await setUp(3)
  const answer = await app.inject(`${path}/counts`)
  expect(answer.json()).toEqual({ waiting: 3, delivered: 0, failed: 0 })
})

test('only notifications the settings cannot deliver are marked so', async () => {
  const deps = { ...testDependencies(await open()), reaches: ['owner'] as const }
  for (const recipient of ['owner', 'business'] as const) {
    await storeNotifications(deps.db, 1, { recipient })
  }
  const app = await apiWith(outboxApi(deps))
  const listed = outboxListSchema.parse((await app.inject(path)).json())
  const told = listed.map(({ recipient, isReachable }) => [recipient, isReachable])
  expect(Object.fromEntries(told)).toEqual({ owner: true, business: false })
})

test('sending again makes it due and wakes the worker', async () => {
  const { app, deps, first } = await setUp(1)
  let emitted = 0
  deps.outboxEvents.on('added', () => (emitted += 1))

  const answer = await app.inject({ method: 'POST', url: `${path}/${await first()}/retry` })

  expect(answer.statusCode).toBe(204)
  expect(emitted).toBe(1)
})

test('a delivered notification is not sent again', async () => {
  const { app, deps, first } = await setUp(1)
  const id = await first()
  await markDelivered(deps.db, id, { attempts: 1, now: deps.clock.now() })

  const answer = await app.inject({ method: 'POST', url: `${path}/${id}/retry` })

  expect(answer.statusCode).toBe(409)
  expect(await findWaiting(deps.db, id)).toBeUndefined()
})

test.each(['0198c1de-0000-7000-8000-000000000001', 'none', '%00', "'%20or%201=1--"])(
  'there is no notification %s to send again',
  async (id) => {
    const { app } = await setUp(1)
    const answer = await app.inject({ method: 'POST', url: `${path}/${id}/retry` })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ error: expect.any(String) })
  },
)

test.each([
  ['status=lost', 422, 'status'],
  ['limit=0', 422, 'limit'],
  ['cursor=made-up', 400, 'cursor'],
])('?%s returns %i and names the field', async (query, status, field) => {
  const { app } = await setUp(0)
  const answer = await app.inject(`${path}?${query}`)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } })
})
