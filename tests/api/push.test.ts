import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { pushKeySchema, pushSchema } from '#contracts/push.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { cookieAs, storePerson } from '#tests/fixtures/people.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
const endpoint = 'https://push.example/send/secret'
const path = '/api/admin/push'
const phone = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36'

async function siteWithTwo() {
  const db = await open()
  const ids = [await storePerson(db, 'manager'), await storePerson(db, 'moderator')] as const
  const { app } = await siteOn(db)
  const manager = callsOf(app, await cookieAs(app, 'manager'))
  const moderator = callsOf(app, await cookieAs(app, 'moderator'))
  return { db, ids, manager, moderator }
}

function callsOf(app: FastifyInstance, cookie: string) {
  const headers = { cookie, 'user-agent': phone }
  return {
    read: async () => pushSchema.parse((await app.inject({ url: path, headers })).json()),
    key: async () =>
      pushKeySchema.parse(
        (await app.inject({ method: 'POST', url: `${path}/key`, headers, payload: {} })).json(),
      ),
    add: (payload: object) =>
      app.inject({ method: 'POST', url: `${path}/devices`, headers, payload }),
    remove: (id: string) => app.inject({ method: 'DELETE', url: `${path}/devices/${id}`, headers }),
  }
}

test('each sees and removes only their own browsers, and never where messages are sent', async () => {
  const { manager, moderator } = await siteWithTwo()
  const added = await manager.add({ endpoint, keys })
  expect(added.body).not.toContain('push.example')
  const [device] = (await manager.read()).devices
  expect(device).toMatchObject({ device: 'Chrome on Android' })
  expect((await moderator.read()).devices).toEqual([])
  expect((await moderator.remove(device?.id ?? '')).statusCode).toBe(404)
  expect((await manager.remove(device?.id ?? '')).json()).toMatchObject({ devices: [] })
})

test('all servers and people share one key', async () => {
  const { manager, moderator } = await siteWithTwo()
  const { publicKey } = await manager.key()
  expect(publicKey).toMatch(/^[\w-]{87}$/)
  expect(await moderator.key()).toEqual({ publicKey })
})

test('a browser is told once, as the person who turned it on last', async () => {
  const { manager, moderator } = await siteWithTwo()
  await manager.add({ endpoint, keys })
  await moderator.add({ endpoint, keys })
  expect((await manager.read()).devices).toEqual([])
  expect((await moderator.read()).devices).toHaveLength(1)
})

test('only https addresses with real keys are taken', async () => {
  const { manager } = await siteWithTwo()
  const insecure = { endpoint: 'http://push.example/send', keys }
  expect((await manager.add(insecure)).statusCode).toBe(422)
  expect((await manager.add({ endpoint, keys: { ...keys, auth: '<x>' } })).statusCode).toBe(422)
})

test('the browsers of a person who is removed go with them', async () => {
  const { db, ids, manager } = await siteWithTwo()
  await manager.add({ endpoint, keys })
  await db.deleteFrom('admins').where('id', '=', ids[0]).execute()
  expect(await db.selectFrom('pushDevices').selectAll().execute()).toEqual([])
})
