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
  return { app, headers, id, prove }
}

const guest = { email: 'guest@example.com', confirmation: 'guest@example.com' }

test('what matters is refused until the administrator has proved again who they are', async () => {
  const { app, headers, id, prove } = await siteLater()
  const calls = [
    ['POST', '/api/admin/people/invitations', { invitee: 'Ana', role: 'moderator' }],
    ['PATCH', `/api/admin/people/${id}`, { role: 'manager' }],
    ['POST', `/api/admin/people/${id}/sign-out`, {}],
    ['DELETE', `/api/admin/people/${id}`, undefined],
    ['DELETE', '/api/admin/guest-data', guest],
    ['POST', '/api/admin/sessions/end', {}],
  ] as const
  for (const [method, url, payload] of calls) {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    expect({ url, status: answer.statusCode, body: answer.json() }).toEqual({
      url,
      status: 403,
      body: { error: refusalMessages['not proven'] },
    })
  }

  expect((await prove('not the password')).statusCode).toBe(422)
  expect((await prove(owner.password)).statusCode).toBe(200)
  for (const [method, url, payload] of calls) {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    expect({ url, isDone: answer.statusCode < 300 }).toEqual({ url, isDone: true })
  }
})

test('reading, and deciding about reviews, asks nothing again', async () => {
  const { app, headers } = await siteLater()
  for (const url of ['/api/admin/people', '/api/admin/sessions', '/api/admin/reviews']) {
    expect((await app.inject({ url, headers })).statusCode).toBe(200)
  }
})

test('the session of somebody who is removed answers 401 at once', async () => {
  const { app, headers, id, prove } = await siteLater()
  const theirs = { cookie: await cookieAs(app, 'moderator') }
  const verify = () => app.inject({ url: '/api/admin/verify', headers: theirs })
  expect((await verify()).json()).toMatchObject({ role: 'moderator' })
  await prove(owner.password)
  await app.inject({ method: 'DELETE', url: `/api/admin/people/${id}`, headers })
  expect((await verify()).statusCode).toBe(401)
})
