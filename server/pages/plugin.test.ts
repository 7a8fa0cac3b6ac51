import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createChanges } from '#services/changes.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { systemClock } from '#integrations/clock.ts'
import { createPageMemory } from './cache.ts'
import { failurePageOf, tooManyPagesOf } from './failure-page.ts'
import { pages } from './plugin.ts'
import { RenderQueue } from './render-queue.ts'
import type { RenderedPage, Renderer } from './renderer.ts'

function rendered(overrides: Partial<RenderedPage> = {}): RenderedPage {
  return {
    html: '<p>page</p>',
    scriptHashes: [],
    status: 200,
    headers: new Headers(),
    topics: new Set(),
    isComplete: true,
    expiresAt: Infinity,
    ...overrides,
  }
}

async function appShowing(renderPage: Renderer['renderPage'], readData?: Renderer['readData']) {
  const app = Fastify()
  const changes = createChanges()
  const none = () => Promise.reject(new Error('none'))
  const renderer: Renderer = {
    renderPage,
    readData: readData ?? none,
    submitForm: none,
    isUnknown: (path) => path.startsWith('/unknown'),
    canonicalOf: (path) => path,
  }
  const policy = { secure: true, bookingOrigins: [] }
  const memory = createPageMemory({ changes, clock: systemClock })
  const failurePage = () => failurePageOf(sampleSite)
  await app.register(pages, {
    origin: 'https://stay.example',
    renderer,
    memory,
    policy,
    failurePage,
    edit: (_, render) => render(),
    adminCall: () => undefined,
    count: () => {},
    queue: new RenderQueue(),
    refusal: ({ retryAfterSeconds }) => tooManyPagesOf(sampleSite, retryAfterSeconds),
  })
  onTestFinished(() => app.close())
  return { app, changes }
}

test('a page is rendered once, and again after its content has changed', async () => {
  const render = vi.fn(async () => rendered({ topics: new Set(['reviews'] as const) }))
  const { app, changes } = await appShowing(render)
  await app.inject('/')
  await app.inject('/')
  expect(render).toHaveBeenCalledTimes(1)

  changes.announce('reviews')
  await app.inject('/')
  expect(render).toHaveBeenCalledTimes(2)
})

test('a render that fails completely returns a plain error page, and is reported once', async () => {
  const render = vi.fn(() => Promise.reject(new Error('secret')))
  const { app } = await appShowing(render)
  const answer = await app.inject('/')
  await app.inject('/')

  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain(sampleSite.facts.phone)
  expect(answer.body).not.toContain('secret')
  expect(answer.headers['content-security-policy']).toMatch(/style-src-elem 'self' 'sha256-[^']+'/)
  expect(render).toHaveBeenCalledTimes(2)
})

test.each([
  ['could not read everything', { isComplete: false }],
  ["shows the site's failure screen", { status: 500 }],
])('a page that %s is rendered again for the next visitor', async (_, kind) => {
  const render = vi.fn(async () => rendered(kind))
  const { app } = await appShowing(render)
  await app.inject('/')
  await app.inject('/')
  expect(render).toHaveBeenCalledTimes(2)
})

test('all unknown paths share one cached page', async () => {
  const render = vi.fn(async () => rendered({ status: 404 }))
  const { app } = await appShowing(render)
  const answers = [await app.inject('/unknown'), await app.inject('/unknown/too?x=1')]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(render).toHaveBeenCalledTimes(1)
})

test('a page is the same for everyone, so it sets no cookie', async () => {
  const headers = new Headers({ 'set-cookie': 'visitor=1', 'x-robots-tag': 'noindex' })
  const { app } = await appShowing(async () => rendered({ headers }))
  const answers = [await app.inject('/'), await app.inject('/')]

  for (const answer of answers) {
    expect(answer.headers).not.toHaveProperty('set-cookie')
    expect(answer.headers).toHaveProperty('x-robots-tag', 'noindex')
  }
})

test("the router's data is read each time, unchanged, and never cached", async () => {
  const read = vi.fn(async () => new Response('data', { headers: { 'content-type': 'text/x-a' } }))
  const { app } = await appShowing(async () => rendered(), read)
  const ask = () =>
    app.inject({ url: '/about.data?_routes=root', headers: { 'accept-encoding': 'br' } })
  const answer = await ask()
  await ask()

  expect(answer.body).toBe('data')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/x-a',
    'cache-control': 'private, max-age=5',
  })
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(read).toHaveBeenCalledTimes(2)
  const admin = undefined
  const reported = expect.any(Function)
  expect(read).toHaveBeenCalledWith('/about.data?_routes=root', reported, { admin })
})

test('a network that asks for too many different pages reads why, and when to go on', async () => {
  const { app } = await appShowing(async () => rendered())
  const ask = (day: number) => app.inject(`/events?day=${day}`)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, day) => ask(day)))
  const refused = answers.filter(({ statusCode }) => statusCode !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const { statusCode, headers, body } of refused) {
    expect(statusCode).toBe(429)
    expect(headers['content-type']).toContain('text/html')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body).toContain('Please wait a few seconds')
  }
})
