import { expect, onTestFinished, test } from 'vitest'
import { createChanges } from '#services/changes.ts'
import { followServer } from '#services/other-processes.ts'
import { wait } from '#integrations/clock.ts'
import { logOutages } from '#server/logs/outages.ts'
import { closeDatabase, openDatabase } from '#store/database.ts'
import { Reachability } from '#store/reachability.ts'
import { readVersions } from '#store/versions.ts'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import { relayTo, type Relay } from '#tests/fixtures/relay.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { siteOn, type TestSite } from '#tests/fixtures/site.ts'

const locate = databaseLocator('PostgreSQL')
const pages = ['/', '/cabins', '/reviews', '/about', '/events', '/contest']
const review = newSubmission()
const title = 'The night the river sang'

interface Served extends TestSite {
  relay: Relay
  reachability: Reachability
  /** Breaks the connection, and waits until the site has given up on it. */
  lose: () => Promise<void>
}

/** A serving site whose database can be taken away. */
async function siteBehindRelay(): Promise<Served> {
  const location = await locate({ isMigrated: true })
  const url = new URL(location.url ?? '')
  const relay = await relayTo(Number(url.port))
  url.port = String(relay.port)
  const reachability = new Reachability()
  const db = await openDatabase({ url: url.href, file: '' }, 'cabins site', reachability)
  onTestFinished(() => closeDatabase(db))
  const read = () => readVersions(db)
  const changes = createChanges(followServer({ read, now: () => performance.now(), wait }))
  const site = await siteOn(db, { changes })
  logOutages(site.app.log, reachability)
  reachability.watch()
  return {
    ...site,
    relay,
    reachability,
    async lose() {
      relay.cut()
      await expect.poll(() => reachability.isDown).toBe(true)
    },
  }
}

const levelOf = (line: string) => (JSON.parse(line) as { level: number }).level

test('without its database a site serves what it knows and refuses the rest politely', async () => {
  const { app, deps, logLines, lose } = await siteBehindRelay()
  await storeReview(deps.db, { reviewTitle: title })
  for (const page of pages) expect((await app.inject(page)).statusCode).toBe(200)
  await lose()

  for (const page of pages) expect((await app.inject(page)).statusCode, page).toBe(200)
  expect((await app.inject('/reviews')).body).toContain(title)

  const sent = await app.inject({
    method: 'POST',
    url: '/api/reviews',
    payload: review,
  })
  expect(sent.statusCode).toBe(503)
  expect(sent.headers['retry-after']).toBe('10')
  expect(sent.json()).toEqual({
    error: 'We cannot save this just now. Please try again in a few minutes.',
  })
  const read = await app.inject('/api/reviews')
  expect(read.statusCode).toBe(503)
  expect(read.json()).toEqual({
    error: 'We cannot look this up just now. Please try again in a moment.',
  })
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/reviews?sort=rating')).statusCode).toBeLessThanOrEqual(503)
  expect(logLines.filter((line) => levelOf(line) >= 50)).toEqual([])
  expect(logLines.filter((line) => levelOf(line) === 40)).toHaveLength(1)
})

test('an administrator without the database gets a page that says so', async () => {
  const { app, deps, lose } = await siteBehindRelay()
  await lose()
  const cookie = `__Host-admin=${'t'.repeat(43)}`
  const page = await app.inject({
    url: '/admin/dashboard',
    headers: { cookie, accept: 'text/html' },
  })
  const call = await app.inject({ url: '/api/admin/verify', headers: { cookie } })

  expect(page.statusCode).toBe(503)
  expect(page.headers['retry-after']).toBe('10')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('<h1>This page is not available just now</h1>')
  expect(page.body).toContain(deps.site.facts.phone)
  expect(call.statusCode).toBe(503)
  expect(call.json()).toHaveProperty('error')
})

test('the site takes forms again as soon as its database is back', async () => {
  const { app, relay, reachability, logLines, lose } = await siteBehindRelay()
  await lose()
  relay.restore()
  await expect.poll(() => reachability.isDown).toBe(false)

  const sent = await app.inject({
    method: 'POST',
    url: '/api/reviews',
    payload: review,
  })

  expect(sent.statusCode).toBe(201)
  expect(logLines.filter((line) => line.includes('the database is back'))).toHaveLength(1)
})

test('a moment without the database is not noticed', async () => {
  const { app, relay, reachability } = await siteBehindRelay()
  relay.cut()
  const sending = app.inject({ method: 'POST', url: '/api/reviews', payload: review })
  relay.restore()
  expect((await sending).statusCode).toBe(201)
  expect(reachability.isDown).toBe(false)
})
