import { expect, test } from 'vitest'
import { errorSchema } from '#contracts/errors.ts'
import { openCalls, openPages } from '#server/security/admin-area.ts'
import { isAdminScreen, siteWithAddresses } from '#tests/fixtures/addresses.ts'
import { cookieOf, logIn } from '#tests/fixtures/admin-api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { requestAdminRoutes, requestPages } from '#tests/fixtures/guarded-routes.ts'
import { securityHeaders } from '#tests/fixtures/security-headers.ts'
import { storeOwner } from '#tests/fixtures/sign-in.ts'

const open = databaseOpener()
const wayIn = '/admin/login'

async function siteWithOwner() {
  const db = await open()
  await storeOwner(db)
  const site = await siteWithAddresses(db)
  const guarded = site.screens.filter((path) => isAdminScreen(path) && !openPages.includes(path))
  const calls = site.calls.filter(
    ({ method, pattern }) =>
      pattern.startsWith('/api/admin/') && !openCalls.includes(`${method} ${pattern}`),
  )
  return { ...site, guarded, adminCalls: calls }
}

test('a signed-in administrator is led from /admin and the login screen to the dashboard', async () => {
  const { app } = await siteWithOwner()
  const cookie = cookieOf(await logIn(app))
  for (const [asked, to] of [
    ['/admin', '/admin/dashboard'],
    ['/admin/', '/admin/dashboard'],
    ['/admin/login', '/admin/dashboard'],
    ['/admin/login?next=%2Fadmin%2Fprizes', '/admin/prizes'],
    ['/admin/login?next=%2F%2Fevil.example', '/admin/dashboard'],
  ] as const) {
    const { statusCode, headers } = await app.inject({ url: asked, headers: { cookie } })
    expect({ asked, statusCode, to: headers.location }).toEqual({ asked, statusCode: 303, to })
  }
  const [stranger, ended] = [{}, { cookie: `${cookie}x` }]
  for (const headers of [stranger, ended]) {
    const admin = await app.inject({ url: '/admin', headers })
    expect([admin.statusCode, admin.headers.location]).toEqual([303, wayIn])
    expect((await app.inject({ url: wayIn, headers })).statusCode).toBe(200)
  }
})

test('without a session every call of the admin area answers 401, before its body is read', async () => {
  const { app, adminCalls } = await siteWithOwner()
  const responses = await requestAdminRoutes(app)
  expect(responses.filter(({ status }) => status !== 401)).toEqual([])
  for (const { headers } of responses) expect(headers).toMatchObject(securityHeaders)

  const requested = responses.map(({ method, url }) => `${method} ${url}`)
  const described = adminCalls.map(
    ({ method, pattern }) => `${method} ${pattern.replaceAll(/\{\w+\}/g, '1')}`,
  )
  expect(requested).toEqual(expect.arrayContaining(described))
  expect(described).toEqual(
    expect.arrayContaining([
      'GET /api/admin/reviews',
      'GET /api/admin/reviews/counts',
      'PATCH /api/admin/reviews/1/approve',
      'POST /api/admin/reviews/1/reply',
      'GET /api/admin/outbox',
      'POST /api/admin/outbox/1/retry',
      'GET /api/admin/calendars',
    ]),
  )
})

test('without a session every screen of the admin area leads to the login', async () => {
  const { app, guarded } = await siteWithOwner()
  expect(guarded).toEqual(
    expect.arrayContaining(['/admin/dashboard', '/admin/reviews', '/admin/reviews/approved']),
  )
  const later = ['/admin', '/admin/contests', '/admin/prizes', '/admin/no-such-screen']
  const responses = await requestPages(app, [...guarded, ...later])
  const leadsIn = (location: unknown) => String(location).split('?')[0] === wayIn
  expect(responses.filter(({ status, location }) => status !== 303 || !leadsIn(location))).toEqual(
    [],
  )
  for (const { headers } of responses) expect(headers).toMatchObject(securityHeaders)
})

test('without a session the data of every screen is refused too', async () => {
  const { app, guarded } = await siteWithOwner()
  for (const path of guarded) {
    const answer = await app.inject(`${path}.data`)
    expect({ path, status: answer.statusCode }).toEqual({ path, status: 401 })
    expect(answer.headers).toMatchObject(securityHeaders)
  }
})

test.each([
  ['made up', '__Host-admin=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['empty', '__Host-admin='],
  ['under the name that plain http uses', 'admin=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
  ['far too long', `__Host-admin=${'A'.repeat(4000)}`],
])('a token that is %s opens nothing', async (_, cookie) => {
  const { app, adminCalls, guarded } = await siteWithOwner()
  for (const { method, pattern } of adminCalls) {
    const url = pattern.replaceAll(/\{\w+\}/g, '1')
    const answer = await app.inject({ method, url, headers: { cookie } })
    expect({ url, status: answer.statusCode }).toEqual({ url, status: 401 })
    expect(errorSchema.safeParse(answer.json()).error).toBeUndefined()
  }
  for (const url of guarded) {
    expect((await app.inject({ url, headers: { cookie } })).statusCode).toBe(303)
  }
})

test('a session opens every screen, keeps them out of every cache, and ends at logging out', async () => {
  const { app, guarded } = await siteWithOwner()
  const headers = { cookie: cookieOf(await logIn(app)) }
  for (const url of guarded) {
    const answer = await app.inject({ url, headers })
    expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('noindex')
  }
  await app.inject({ method: 'POST', url: '/api/admin/logout', headers })
  for (const url of guarded) {
    expect((await app.inject({ url, headers })).statusCode).toBe(303)
  }
})
