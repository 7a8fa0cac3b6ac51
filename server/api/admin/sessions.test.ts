// spec: 6/sessions, 7/admin-session
import { describe, expect, test } from 'vitest'
import { errorSchema } from '#contracts/errors.ts'
import { attemptLimits } from '#services/sign-in/limits.ts'
import { cookieOf, logIn } from '#tests/fixtures/admin-api.ts'
import { owner } from '#tests/fixtures/sign-in.ts'
import { ownersApi } from '#tests/fixtures/sign-in/owners-api.ts'

const strangers = (index: number) => `198.51.100.${index}`

describe('logging in', () => {
  test('returns success and nothing that could be stolen from the page', async () => {
    const { app, call } = await ownersApi()
    const answer = await logIn(app)

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ success: true })
    expect(answer.headers['cache-control']).toBe('no-store')
    const verified = await call('GET', 'verify', cookieOf(answer))
    expect(verified.json()).toEqual({
      authenticated: true,
      username: owner.username,
      role: 'owner',
      passwordIsInitial: false,
      mustChangePassword: false,
      mustAddSecondFactor: false,
      hasTotp: false,
      hasPasskey: false,
    })
  })

  test('under https the cookie is restricted to this host, https and no scripts', async () => {
    const { app } = await ownersApi({ secure: true })
    expect((await logIn(app)).headers['set-cookie']).toMatch(
      /^__Host-admin=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test('under http it has a plain name and the other restrictions', async () => {
    const { app } = await ownersApi({ secure: false })
    expect((await logIn(app)).headers['set-cookie']).toMatch(
      /^admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test.each([
    ['a wrong password', { password: 'not the password' }],
    ['an unknown username', { username: 'stranger' }],
  ])('%s gets the same error and no cookie', async (_, wrong) => {
    const { app } = await ownersApi()
    const answer = await logIn(app, wrong)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ success: false, error: 'Invalid username or password' })
    expect(answer.cookies).toEqual([])
  })

  test.each([
    [422, ['username'], { username: ' ', password: 'x' }],
    [422, ['password'], { username: 'x', password: '' }],
    [422, ['password'], { username: 'x', password: 'x'.repeat(201) }],
    [400, ['password', 'username'], {}],
    [400, ['username'], { username: { $ne: '' }, password: 'x' }],
    [400, ['remember'], { ...owner, remember: true }],
  ])('%i names %j', async (status, fields, payload) => {
    const { call } = await ownersApi()
    const answer = await call('POST', 'login', '', payload)
    expect(answer.statusCode).toBe(status)
    expect(Object.keys(answer.json().fields).toSorted()).toEqual(fields)
  })

  test('characters the database cannot store are not a server error', async () => {
    const { app } = await ownersApi()
    const odd = { username: 'a\0b\ud800', password: '\0\ud800' }
    expect((await logIn(app, odd)).statusCode).toBe(401)
  })

  test('after too many failures it says when to come back, even for the right password', async () => {
    const { app } = await ownersApi()
    for (let index = 0; index < attemptLimits.username.free; index += 1) {
      const failed = await logIn(app, { password: 'not the password', address: strangers(index) })
      expect(failed.statusCode).toBe(401)
    }
    const answer = await logIn(app, { address: strangers(200) })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('2')
    expect(errorSchema.parse(answer.json()).error).toMatch(/wait/)
    expect(answer.cookies).toEqual([])
  })

  test('a token planted beforehand is never used for the session', async () => {
    const { app, call } = await ownersApi()
    const planted = `__Host-admin=${'p'.repeat(43)}`
    const cookie = cookieOf(await logIn(app, { cookie: planted }))
    expect(cookie).not.toBe(planted)
    expect((await call('GET', 'verify', planted)).statusCode).toBe(401)
  })

  test("signing in again ends the browser's previous session", async () => {
    const { app, call } = await ownersApi()
    const first = cookieOf(await logIn(app))
    const second = cookieOf(await logIn(app, { cookie: first }))
    expect((await call('GET', 'verify', first)).statusCode).toBe(401)
    expect((await call('GET', 'verify', second)).statusCode).toBe(200)
  })

  test('log lines contain no username, password, token or address', async () => {
    const logLines: string[] = []
    const { app } = await ownersApi({ logLines })
    await logIn(app, { username: 'canary-name', password: 'canary-secret' })
    const token = cookieOf(await logIn(app)).split('=')[1] ?? ''

    const events = logLines.filter((line) => line.includes('security event'))
    expect(events.map((line) => JSON.parse(line).security.event)).toEqual([
      'sign-in failed',
      'signed in',
    ])
    for (const secret of ['canary', owner.password, token]) {
      expect(events.join()).not.toContain(secret)
    }
  })
})

describe('logging out', () => {
  test('ends the session on the server and clears the cookie', async () => {
    const { app, call } = await ownersApi()
    const cookie = cookieOf(await logIn(app))

    const answer = await call('POST', 'logout', cookie)

    expect(answer.json()).toEqual({ success: true })
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-admin=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure/,
    )
    expect((await call('GET', 'verify', cookie)).statusCode).toBe(401)
  })

  test('works for a call with a JSON content type and no body', async () => {
    const { app } = await ownersApi()
    const cookie = cookieOf(await logIn(app))
    const answer = await app.inject({
      method: 'POST',
      url: '/api/admin/logout',
      headers: { cookie, 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(200)
  })

  test('everywhere ends the sessions of other browsers too', async () => {
    const { app, call } = await ownersApi()
    const [here, elsewhere] = [cookieOf(await logIn(app)), cookieOf(await logIn(app))]
    expect((await call('GET', 'sessions', here)).json()).toHaveLength(2)

    expect((await call('POST', 'logout-everywhere', here)).json()).toEqual({ success: true })

    expect((await call('GET', 'verify', elsewhere)).statusCode).toBe(401)
  })
})
