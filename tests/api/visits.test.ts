import { describe, expect, test } from 'vitest'
import { visitFigures } from '#services/visits/visit-figures.ts'
import { writeCounts } from '#services/visits/visits-work.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { cookieAs, storePerson } from '#tests/fixtures/people.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const agent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const stay = 'from=2025-06-10&to=2025-06-12&guests=2'

/** The site listening, a guest's request, and what has been counted since. */
async function countingSite() {
  const { listen, deps, app } = await siteOn(await open())
  const port = await listen()
  const visit = async (path: string, init: RequestInit = {}) => {
    const headers = { 'user-agent': agent, ...(init.headers as Record<string, string>) }
    const url = `http://127.0.0.1:${port}${path}`
    const response = await fetch(url, { redirect: 'manual', ...init, headers })
    await response.arrayBuffer()
    return response
  }
  const counted = () =>
    deps.tally.take().map(({ subject, source, count }) => [subject, source, count])
  return { visit, counted, deps, app }
}

describe('a page', () => {
  test('is counted when rendered, from memory, and when the browser has it already', async () => {
    const { visit, counted } = await countingSite()
    const { headers } = await visit('/about')
    await visit('/about', { headers: { referer: 'https://www.google.com/' } })
    await visit('/about?utm_source=chatgpt.com')
    const known = await visit('/about', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(known.status).toBe(304)
    expect(counted()).toEqual([
      ['/about', 'direct', 2],
      ['/about', 'search', 1],
      ['/about', 'assistant', 1],
    ])
  })

  test('of a cabin is counted by its address', async () => {
    const { visit, counted } = await countingSite()
    await visit('/cabins/texas-sage')
    await visit('/cabins/no-such-cabin')
    expect(counted()).toEqual([['/cabins/texas-sage', 'direct', 1]])
  })

  test.each([
    ['by a program', '/about', { headers: { 'user-agent': 'curl/8.5.0' } }],
    ['ahead of time', '/about', { headers: { 'sec-purpose': 'prefetch' } }],
    ['by an administrator', '/about', { headers: { cookie: '__Host-admin=abc' } }],
    ['for its head only', '/about', { method: 'HEAD' }],
    ['as Markdown', '/about.md', {}],
    ['as data', '/about.data', {}],
    ['that does not exist', '/no-such-page', {}],
    ['to sign in', '/admin/login', {}],
    ['of the admin area', '/admin/dashboard', {}],
    ['that is a file', '/favicon.svg', {}],
    ['that moved', '/About', {}],
  ])('asked for %s is not counted: %s', async (_, path, init: RequestInit) => {
    const { visit, counted } = await countingSite()
    await visit(path, init)
    await visit(path, init)
    expect(counted()).toEqual([])
  })

  test('is shown even if counting fails, and the log says so', async () => {
    const tally = {
      addView: () => {
        throw new Error('planted')
      },
      addSearch() {},
      take: () => [],
      putBack() {},
    }
    const { app, logLines } = await siteOn(await open(), { dependencies: { tally } })
    const headers = { 'user-agent': agent }
    const { statusCode } = await app.inject({ url: '/about', headers })
    expect(statusCode).toBe(200)
    expect(logLines.join('')).toContain('a visit was not counted')
  })
})

describe('a search', () => {
  test('is counted once when its page arrives', async () => {
    const { visit, counted } = await countingSite()
    await visit(`/cabins?${stay}`)
    await visit(`/cabins?${stay}`)
    await visit('/cabins?from=2025-06-12&to=2025-06-10')
    await visit('/cabins')
    expect(counted()).toEqual([
      ['/cabins', 'direct', 4],
      ['unknown', '', 2],
    ])
  })

  test('is counted once when asked on the page, however long the page stays open', async () => {
    const { visit, counted } = await countingSite()
    const referer = `https://cabins.example/cabins?${stay}`
    const first = await visit(`/api/availability?${stay}`, { headers: { referer } })
    const again = { referer, 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await visit(`/api/availability?${stay}`, { headers: again })).status).toBe(200)
    await visit(`/api/availability?${stay}`)
    await visit(`/api/availability?${stay}`, {
      headers: { referer: 'https://cabins.example/cabins/texas-sage' },
    })
    expect(counted()).toEqual([['unknown', '', 1]])
  })
})

describe('a move inside the site', () => {
  test('is counted by its page', async () => {
    const { visit, counted } = await countingSite()
    const send = (body: unknown, headers = {}) =>
      visit('/api/visits', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      })
    expect((await send({ page: '/cabins/texas-sage' })).status).toBe(204)
    expect((await send({ page: '/about' }, { 'user-agent': 'curl/8.5.0' })).status).toBe(204)
    for (const page of ['/admin/reviews', '/cabins/anything', '/no-such-page', '/about.md']) {
      expect((await send({ page })).status, page).toBe(204)
    }
    expect((await send({ page: '/about', who: 'me' })).status).toBe(400)
    expect(counted()).toEqual([['/cabins/texas-sage', 'inside', 1]])
  })
})

describeOnEachDatabase('the figures', (openEach) => {
  test('are shown to a manager, on a page and as a file, and not to a moderator', async () => {
    const db = await openEach()
    await storePerson(db, 'manager')
    await storePerson(db, 'moderator')
    const { app, deps } = await siteOn(db)
    await app.inject({ url: '/', headers: { 'user-agent': agent } })
    await writeCounts(deps)
    const ask = async (url: string, role: 'manager' | 'moderator') =>
      app.inject({ url, headers: { cookie: await cookieAs(app, role) } })

    const { pages } = await visitFigures(deps, '30-days')
    expect(pages).toEqual([{ page: '/', views: 1, arrivals: 1 }])
    for (const page of ['/admin/visits', '/admin/visits.data']) {
      const year = await ask(`${page}?period=12-months`, 'manager')
      expect(year.body, page).toContain('2024-07')
      const month = await ask(`${page}?period=ever`, 'manager')
      expect(month.body, page).toContain('2025-05-03')
      expect((await ask(page, 'moderator')).statusCode, page).toBe(403)
    }
    const file = await ask('/api/admin/visits/export.csv', 'manager')
    expect(file.body).toContain('"2025-06-01","view","/","direct","1"')
  })
})
