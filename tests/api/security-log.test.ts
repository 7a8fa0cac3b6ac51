import { expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf, logIn } from '#tests/fixtures/admin-api.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { storeOwner } from '#tests/fixtures/sign-in.ts'
import { siteOn, type TestSite } from '#tests/fixtures/site.ts'

const open = databaseOpener()

const lineSchema = z.looseObject({
  time: z.iso.datetime(),
  reqId: z.string(),
  msg: z.string(),
  status: z.int().optional(),
  adminId: z.string().optional(),
  req: z.looseObject({ method: z.string(), path: z.string() }).optional(),
  security: z.looseObject({ event: z.string() }).optional(),
})

async function siteWithOwner() {
  const db = await open()
  await storeOwner(db)
  return siteOn(db)
}

const linesOf = ({ logLines }: TestSite) =>
  logLines.map((line) => lineSchema.parse(JSON.parse(line)))
const eventsOf = (site: TestSite) => linesOf(site).flatMap(({ security }) => security ?? [])

test.each([
  ['/api/admin/reviews?search=ana%40example.com', '/api/admin/reviews'],
  ['/admin/dashboard?from=ana', '/admin/dashboard'],
  ['/admin/dashboard.data', '/admin/dashboard.data'],
])('%s without a session is logged as a refusal, by its path alone', async (url, path) => {
  const site = await siteWithOwner()
  await site.app.inject({ url, headers: { cookie: `__Host-admin=${'x'.repeat(43)}` } })
  expect(eventsOf(site)).toEqual([{ event: 'access refused', because: 'no session', path }])
  expect(site.logLines.join()).not.toMatch(/ana|xxxxx/)
})

test('calls of an administrator are logged with the id of the administrator', async () => {
  const site = await siteWithOwner()
  const headers = { cookie: cookieOf(await logIn(site.app)) }
  await site.app.inject({ url: '/api/admin/reviews', headers })
  await site.app.inject('/api/reviews')
  const [signedIn] = eventsOf(site)
  const answered = linesOf(site).filter(({ msg }) => msg === 'answered')
  const byPath = new Map(answered.map(({ req, adminId }) => [req?.path, adminId]))
  expect(signedIn).toMatchObject({ event: 'signed in', adminId: byPath.get('/api/admin/reviews') })
  expect(byPath.get('/api/admin/reviews')).toEqual(expect.any(String))
  expect(byPath.get('/api/reviews')).toBeUndefined()
})

test.each([
  [400, 'GET', '/api/reviews?limit=x', undefined],
  [422, 'POST', '/api/reviews', { guestName: '', guestEmail: 'x', cabin: 'x', overallRating: 9 }],
  [415, 'POST', '/api/reviews', '<review/>'],
  [413, 'POST', '/api/referrals', { cabin: 'x'.repeat(3000) }],
  [405, 'DELETE', '/api/reviews', undefined],
] as const)(
  'input refused with %i (%s %s) is logged without what was sent',
  async (status, method, url, payload) => {
    const site = await siteWithOwner()
    const headers = typeof payload === 'string' ? { 'content-type': 'application/xml' } : {}
    await site.app.inject({ method, url, headers, ...(payload && { payload }) })
    expect(linesOf(site)).toMatchObject([
      { msg: 'answered', status, req: { method, path: url.split('?')[0] } },
    ])
  },
)

test('a write from another website is logged as a warning', async () => {
  const site = await siteWithOwner()
  const headers = { 'sec-fetch-site': 'cross-site' }
  await site.app.inject({ method: 'POST', url: '/api/referrals', headers, payload: {} })
  expect(linesOf(site)[0]).toMatchObject({ level: 40, msg: 'cross-site write refused' })
})

test.each(['/api/x%0a{"level":60,"msg":"forged"}', '/api/x%0d%0aforged', '/api/x%1b[31mred'])(
  'the address %s stays within one line of the log',
  async (url) => {
    const site = await siteWithOwner()
    await site.app.inject(url)
    expect(site.logLines.length).toBeGreaterThan(0)
    for (const line of site.logLines) {
      for (const sign of '\n\r\u001b') expect(line.trimEnd()).not.toContain(sign)
      expect(JSON.parse(line).level).not.toBe(60)
    }
  },
)
