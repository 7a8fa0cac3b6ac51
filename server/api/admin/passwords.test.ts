import { describe, expect, test } from 'vitest'
import { adminApi, cookieOf, logIn } from '#tests/fixtures/admin-api.ts'
import { owner, signInFixture, storeOwner } from '#tests/fixtures/sign-in.ts'
import { newPassword, open, ownersApi } from '#tests/fixtures/sign-in/owners-api.ts'

describe('changing the password', () => {
  const change = { currentPassword: owner.password, newPassword }

  test('renews the cookie and ends the other sessions', async () => {
    const { app, call } = await ownersApi()
    const before = cookieOf(await logIn(app))

    const answer = await call('POST', 'password', before, change)

    expect(answer.json()).toEqual({ success: true })
    expect((await call('GET', 'verify', before)).statusCode).toBe(401)
    expect((await call('GET', 'verify', cookieOf(answer))).statusCode).toBe(200)
    expect((await logIn(app, { password: newPassword })).statusCode).toBe(200)
  })

  test.each([
    ['currentPassword', { currentPassword: 'not the password' }],
    ['newPassword', { newPassword: 'too short' }],
    ['newPassword', { newPassword: 'password-2025' }],
  ])('422 names %s', async (field, wrong) => {
    const { app, call } = await ownersApi()
    const cookie = cookieOf(await logIn(app))
    const answer = await call('POST', 'password', cookie, { ...change, ...wrong })
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  test('is all a session can do once the generated password has expired', async () => {
    const deps = signInFixture(await open())
    await storeOwner(deps.db, { passwordIsInitial: true })
    const app = await adminApi(deps)
    const get = (path: string, cookie: string) =>
      app.inject({ url: `/api/admin/${path}`, headers: { cookie } })
    deps.clock.advance({ hours: 23 })
    const cookie = cookieOf(await logIn(app))
    deps.clock.advance({ hours: 1 })

    expect((await get('verify', cookie)).json()).toMatchObject({ mustChangePassword: true })
    expect((await get('sessions', cookie)).statusCode).toBe(403)

    const headers = { cookie }
    const url = '/api/admin/password'
    const answer = await app.inject({ method: 'POST', url, headers, payload: change })
    expect((await get('sessions', cookieOf(answer))).statusCode).toBe(200)
  })

  test('signing in with a generated password is rejected after a day, saying how to get a new one', async () => {
    const deps = signInFixture(await open())
    await storeOwner(deps.db, { passwordIsInitial: true })
    const app = await adminApi(deps)
    deps.clock.advance({ hours: 24 })
    const answer = await logIn(app)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({
      success: false,
      error: expect.stringMatching(/^This password has expired\. .+npm run reset-password$/),
    })
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })
})
