// spec: 6/admin-guard
import { describe, expect, test } from 'vitest'
import { errorSchema } from '#contracts/errors.ts'
import { adminApi, cookieOf, logIn } from '#tests/fixtures/admin-api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { requestAdminRoutes } from '#tests/fixtures/guarded-routes.ts'
import { signInWithOwner } from '#tests/fixtures/sign-in.ts'
import { adminAreaOf, isWayIn } from './admin-area.ts'
import { signedInAdmin } from './admin-guard.ts'

const open = databaseOpener()

async function guardedApp() {
  const deps = await signInWithOwner(await open())
  const app = await adminApi(deps, {
    more: async (part) => {
      part.get('/api/admin/things/:id', async () => 'secret')
      part.delete('/api/admin/things/:id', async () => 'secret')
      part.post('/api/admin', async () => 'secret')
      part.get('/api/unguarded', (request) => signedInAdmin(request).username)
    },
  })
  return { deps, app }
}

describe('without a session', () => {
  test('every route below /api/admin except sign-in returns 401 before a body is read', async () => {
    const { app } = await guardedApp()
    const responses = await requestAdminRoutes(app)

    expect(responses.filter(({ status }) => status !== 401)).toEqual([])
    expect(responses.map(({ method, url }) => `${method} ${url}`)).toEqual(
      expect.arrayContaining([
        'GET /api/admin/verify',
        'HEAD /api/admin/verify',
        'POST /api/admin/logout',
        'POST /api/admin/logout-everywhere',
        'POST /api/admin/password',
        'GET /api/admin/sessions',
        'GET /api/admin/things/1',
        'DELETE /api/admin/things/1',
        'POST /api/admin',
      ]),
    )
  })

  test.each([
    '/api/admin/things/1/',
    '/api/%61dmin/things/1',
    '/api/admin/things%2f1',
    '/api/admin/none',
    '/api/admin?x=1',
    '/API/admin/things/1',
    '/api/x/../admin/things/1',
    '/api//admin/things/1',
    '/api/admin/login',
    '/api/admin/login/../things/1',
  ])('GET %s returns 401 in the error shape, uncached', async (url) => {
    const { app } = await guardedApp()
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(401)
    expect(errorSchema.parse(answer.json())).toEqual({ error: 'Please log in first.' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    '/admin',
    '/admin/',
    '/admin/dashboard',
    '/admin/submissions?contestId=1',
    '/Admin/Dashboard',
    '/%61dmin/dashboard',
    '/x/../admin/dashboard',
    '/x/%2e%2e/admin/dashboard',
    '/admin/login/x',
    '/admin/login/..%2fdashboard',
    '/admin/none',
  ])('the page %s redirects to sign-in', async (url) => {
    const { app } = await guardedApp()
    const answer = await app.inject({ url })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location?.replace(/\?next=.*/, '')).toBe('/admin/login')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('the sign-in page knows the original destination', async () => {
    const { app } = await guardedApp()
    const answer = await app.inject({ url: '/admin/submissions?contestId=1' })
    expect(answer.headers.location).toBe('/admin/login?next=%2Fadmin%2Fsubmissions%3FcontestId%3D1')
  })

  test("a page's data, requested alone by the router, returns 401", async () => {
    const { app } = await guardedApp()
    for (const url of ['/admin.data', '/admin/dashboard.data?x=1']) {
      expect((await app.inject({ url })).statusCode).toBe(401)
    }
  })

  test('the sign-in page is open, and not cached', async () => {
    const { app } = await guardedApp()
    for (const url of ['/admin/login', '/admin/login/', '/admin/login?next=x']) {
      const answer = await app.inject({ url })
      expect({ url, body: answer.body }).toEqual({ url, body: 'page' })
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })

  test.each(['/', '/contact', '/administrators', '/cabins?sort=admin', '/%', '/%zz/admin'])(
    '%s is not guarded',
    async (url) => {
      const { app } = await guardedApp()
      const answer = await app.inject({ url })
      expect([200, 400]).toContain(answer.statusCode)
    },
  )
})

describe('with a session', () => {
  test('guarded routes are open, and not cached', async () => {
    const { app } = await guardedApp()
    const headers = { cookie: cookieOf(await logIn(app)) }
    const thing = await app.inject({ url: '/api/admin/things/1', headers })
    expect(thing.body).toBe('secret')
    expect(thing.headers['cache-control']).toBe('no-store')
    const page = await app.inject({ url: '/admin/dashboard', headers })
    expect(page.body).toBe('page')
    expect(page.headers['cache-control']).toBe('no-store')
  })

  test('they are closed again once the session has ended, and the cookie is cleared', async () => {
    const { app, deps } = await guardedApp()
    const headers = { cookie: cookieOf(await logIn(app)) }
    deps.clock.advance({ hours: 24 })
    const answer = await app.inject({ url: '/api/admin/things/1', headers })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['set-cookie']).toContain('__Host-admin=; Max-Age=0')
  })

  test.each(['admin=', '__Host-admin', '__Host-admin=%00; __Host-admin=x', '=;=,;\u0001'])(
    'the cookie %j grants no access',
    async (cookie) => {
      const { app } = await guardedApp()
      const answer = await app.inject({ url: '/api/admin/things/1', headers: { cookie } })
      expect(answer.statusCode).toBe(401)
    },
  )
})

test('a handler that the guard does not protect fails instead of responding', async () => {
  const { app } = await guardedApp()
  expect((await app.inject('/api/unguarded')).statusCode).toBe(500)
})

test('addresses that only a raw request can contain are guarded too', () => {
  for (const target of ['//admin/dashboard', '/\\\\admin/dashboard', 'http://x/admin/dashboard']) {
    expect(adminAreaOf({ target, route: '/*' })).toBe('page')
  }
})

test('only the sign-in call and page are open', () => {
  const asked = { method: 'POST', target: '/api/admin/login', route: '/api/admin/login' }
  expect(isWayIn(asked)).toBe(true)
  expect(isWayIn({ ...asked, method: 'DELETE' })).toBe(false)
  // The matched route decides, not how the address looks.
  expect(isWayIn({ ...asked, route: '/api/admin/things/:id' })).toBe(false)
  expect(adminAreaOf({ target: '/api/admin/login', route: undefined })).toBe('api')
})
