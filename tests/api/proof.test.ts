import { expect, test } from 'vitest'
import { refusalMessages } from '#contracts/permissions.ts'
import { provenMinutes } from '#services/sign-in/limits.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { cookieAs, storePerson } from '#tests/fixtures/people.ts'
import { movableClock, owner } from '#tests/fixtures/sign-in.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

async function siteLater() {
  const db = await open()
  await storePerson(db, 'owner')
  const id = await storePerson(db, 'moderator')
  const clock = movableClock()
  const { app } = await siteOn(db, { dependencies: { clock } })
  const headers = { cookie: await cookieAs(app, 'owner') }
  clock.advance({ minutes: provenMinutes })
  const prove = (password: string) =>
    app.inject({ method: 'POST', url: '/api/admin/proof', headers, payload: { password } })
  /** A form of the page about people. */
  const send = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/admin/people.data',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  return { app, db, headers, id, prove, send }
}

const guest = { email: 'guest@example.com', confirmation: 'guest@example.com' }

test('what matters is refused until the administrator has proved again who they are', async () => {
  const { app, headers, id, prove, send } = await siteLater()
  const forms: Record<string, string>[] = [
    { intent: 'invite', invitee: 'Ana', role: 'moderator' },
    { intent: 'require second factors', isRequired: 'false' },
    { intent: 'change role', id, role: 'manager' },
    { intent: 'reset second factors', id },
    { intent: 'sign out', id },
    { intent: 'remove', id },
  ]
  const calls = [
    ['DELETE', '/api/admin/guest-data', guest],
    ['POST', '/api/admin/sessions/end', {}],
  ] as const
  for (const form of forms) {
    const answer = await send(form)
    expect([form['intent'], answer.statusCode]).toEqual([form['intent'], 403])
    expect(answer.body).toContain(refusalMessages['not proven'])
  }
  for (const [method, url, payload] of calls) {
    const answer = await app.inject({ method, url, headers, payload })
    expect({ url, status: answer.statusCode, body: answer.json() }).toEqual({
      url,
      status: 403,
      body: { error: refusalMessages['not proven'] },
    })
  }

  expect((await prove('not the password')).statusCode).toBe(422)
  expect((await prove(owner.password)).statusCode).toBe(200)
  for (const form of forms) {
    const { statusCode } = await send(form)
    expect([form['intent'], statusCode]).toEqual([form['intent'], 200])
  }
  for (const [method, url, payload] of calls) {
    const answer = await app.inject({ method, url, headers, payload })
    expect({ url, isDone: answer.statusCode < 300 }).toEqual({ url, isDone: true })
  }
})

test('a withdrawn invitation is proved as well, and the log says who did what', async () => {
  const { db, prove, send } = await siteLater()
  expect((await send({ intent: 'withdraw', id: '1' })).statusCode).toBe(403)
  await prove(owner.password)
  await send({ intent: 'invite', invitee: 'Ana', role: 'moderator' })
  const { id } = await db.selectFrom('invitations').select('id').executeTakeFirstOrThrow()
  expect((await send({ intent: 'withdraw', id })).statusCode).toBe(200)
  expect(await db.selectFrom('invitations').selectAll().execute()).toEqual([])
  const lines = await db.selectFrom('activity').select(['who', 'area', 'action']).execute()
  expect(lines).toEqual([
    { who: 'owner', area: 'people', action: 'Invited someone as moderator' },
    { who: 'owner', area: 'people', action: 'Withdrew an invitation' },
  ])
})

test('reading, and deciding about reviews, asks nothing again', async () => {
  const { app, headers } = await siteLater()
  for (const url of ['/admin/people.data', '/api/admin/sessions', '/api/admin/reviews']) {
    expect((await app.inject({ url, headers })).statusCode).toBe(200)
  }
})

test('the session of somebody who is removed answers 401 at once', async () => {
  const { app, id, prove, send } = await siteLater()
  const theirs = { cookie: await cookieAs(app, 'moderator') }
  const verify = () => app.inject({ url: '/api/admin/verify', headers: theirs })
  expect((await verify()).json()).toMatchObject({ role: 'moderator' })
  await prove(owner.password)
  await send({ intent: 'remove', id })
  expect((await verify()).statusCode).toBe(401)
})
