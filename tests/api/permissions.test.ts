import { describe, expect, test } from 'vitest'
import type { InjectOptions } from 'fastify'
import { admin } from '#content/admin.ts'
import { hasPermission, mayOpen, mayUse, refusalMessages, roles } from '#contracts/permissions.ts'
import { openCalls, openPages } from '#server/security/admin-area.ts'
import { isAdminScreen, siteWithAddresses } from '#tests/fixtures/addresses.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { cookieAs, storePerson } from '#tests/fixtures/people.ts'

const open = databaseOpener()

interface Route {
  method: string
  url: string
}

/** An administrator of each role, signed in. */
async function siteWithPeople() {
  const db = await open()
  for (const role of roles) await storePerson(db, role)
  const site = await siteWithAddresses(db)
  const routes = site.app.adminRoutes.filter(
    ({ method, url }) => method !== 'HEAD' && !openCalls.includes(`${method} ${url}`),
  )
  return { ...site, db, routes }
}

test('every route and every screen of the admin area has a line in the table', async () => {
  const { routes, screens } = await siteWithPeople()
  expect(routes.length).toBeGreaterThan(40)
  expect(routes.filter(({ method, url }) => !hasPermission(method, url))).toEqual([])
  const closed = screens.filter((path) => isAdminScreen(path) && !openPages.includes(path))
  expect(closed.length).toBeGreaterThan(10)
  expect(closed.filter((path) => !hasPermission('GET', path))).toEqual([])
})

describe.each(roles)('to a signed-in %s', (role) => {
  /** The answers of all routes that are asked, with a body. */
  async function askAll(payload: unknown, isAsked: (route: Route) => boolean) {
    const { app, routes } = await siteWithPeople()
    const headers = { cookie: await cookieAs(app, role) }
    const answers = []
    for (const route of routes.filter(isAsked)) {
      const url = route.url.replaceAll(/:\w+|\*/g, '1')
      const body = route.method === 'GET' ? {} : { payload }
      const answer = await app.inject({
        method: route.method,
        url,
        headers,
        ...body,
      } as InjectOptions)
      answers.push({ ...route, status: answer.statusCode, body: answer.body })
    }
    return answers
  }

  test('every route that the role does not include answers 403, and every other one does not', async () => {
    // What the guard lets through is refused by the schema. Logging out would end the session.
    const isAsked = ({ url }: Route) => !url.startsWith('/api/admin/logout')
    const answers = await askAll({ planted: true }, isAsked)
    const wrong = answers.filter(({ method, url, status, body }) => {
      const isRefused = status === 403 && body.includes(refusalMessages.role)
      return isRefused === mayUse(role, method, url)
    })
    expect(wrong).toEqual([])
  })

  test('a refusal comes before the body is read', async () => {
    const refused = await askAll('{', ({ method, url }) => !mayUse(role, method, url))
    expect(refused.filter(({ status }) => status !== 403)).toEqual([])
    expect(refused.length > 0).toBe(role !== 'owner')
  })
})

test('roles include each other, and each item of the menu belongs to one of them', () => {
  const opened = roles.map((role) =>
    admin.navigation.filter(({ to }) => mayOpen(role, to)).map(({ to }) => to),
  )
  const [owner = [], manager = [], moderator = []] = opened
  expect(owner).toHaveLength(admin.navigation.length)
  expect(owner).toEqual(expect.arrayContaining(manager))
  expect(manager).not.toContain('/admin/people')
  expect(moderator).toEqual([
    '/admin/dashboard',
    '/admin/reviews',
    '/admin/inquiries',
    '/admin/submissions',
    '/admin/account',
  ])
})

test('what a moderator and a manager may not do is what the design says', () => {
  const may = (role: (typeof roles)[number], call: string) => {
    const [method = '', path = ''] = call.split(' ')
    return mayUse(role, method, `/api/admin/${path}`)
  }
  expect(may('moderator', 'PATCH reviews/:id/approve')).toBe(true)
  expect(may('moderator', 'GET contests')).toBe(true)
  expect(may('moderator', 'POST contests')).toBe(false)
  expect(may('moderator', 'PUT site/home/draft')).toBe(false)
  expect(may('moderator', 'POST guest-data/look-up')).toBe(false)
  expect(may('manager', 'POST guest-data/export')).toBe(true)
  expect(may('manager', 'DELETE guest-data')).toBe(false)
  expect(may('manager', 'DELETE submissions/:id')).toBe(false)
  expect(may('manager', 'POST people/invitations')).toBe(false)
  expect(may('owner', 'GET not-in-the-table')).toBe(true)
  expect(may('manager', 'GET not-in-the-table')).toBe(false)
})
