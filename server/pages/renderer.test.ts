import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createRenderer } from './renderer.ts'
import { ApiReadError, type SiteApi } from './site-api.ts'

const handle = vi.fn<(request: Request, context: RouterContextProvider) => Promise<Response>>()

const contexts = {
  readApiContext: createContext<SiteApi['read']>(),
  sendJsonContext: createContext<unknown>(),
  originContext: createContext<string>(),
  nonceContext: createContext<string>(),
  reportErrorContext: createContext<(error: unknown) => void>(),
}
const build = { entry: { module: contexts }, routes: {} } as unknown as ServerBuild
const origin = 'https://cabins.example'

/** As the framework calls it, always with a context. */
const rendered = (request: Request, context?: RouterContextProvider) => {
  if (!context) throw new Error('a page is rendered in a context')
  return handle(request, context)
}

const nothing: SiteApi['read'] = async () => ({
  body: [],
  next: null,
  expiresAt: Infinity,
})

function rendererReading(read = nothing) {
  const send = () => Promise.reject(new Error('none'))
  return createRenderer({ build: () => build, origin, api: { read, send }, handle: rendered })
}

function html(body = '<p>page</p>', init: ResponseInit = {}) {
  return new Response(body, { headers: { 'content-type': 'text/html' }, ...init })
}

test('a page knows the topics of what it read, and nothing of other renders', async () => {
  handle.mockImplementationOnce(async (_, context) => {
    await context.get(contexts.readApiContext)('/api/reviews?limit=3')
    return html()
  })
  handle.mockImplementationOnce(async () => html())
  const { renderPage } = rendererReading()

  expect((await renderPage('/', vi.fn())).topics).toEqual(new Set(['reviews']))
  expect((await renderPage('/about', vi.fn())).topics).toEqual(new Set())
})

test.each([400, 422])(
  'a request that the API rejects with %i is not a server error',
  async (status) => {
    const refusal = new ApiReadError('/api/reviews', status, Infinity)
    handle.mockImplementationOnce(async (_, context) => {
      await context
        .get(contexts.readApiContext)('/api/reviews')
        .catch(() => {})
      return html()
    })
    const report = vi.fn()
    await rendererReading(() => Promise.reject(refusal)).renderPage('/', report)
    expect(report).not.toHaveBeenCalled()
  },
)

test('a page with a failed read is incomplete, and the failure is reported', async () => {
  const failure = new Error('the database is gone')
  handle.mockImplementationOnce(async (_, context) => {
    await context
      .get(contexts.readApiContext)('/api/reviews')
      .catch(() => {})
    return html()
  })
  const report = vi.fn()
  const page = await rendererReading(() => Promise.reject(failure)).renderPage('/', report)

  expect(page.isComplete).toBe(false)
  expect(report).toHaveBeenCalledExactlyOnceWith(failure)
})

test('a page expires with the first thing it read', async () => {
  handle.mockImplementationOnce(async (_, context) => {
    const read = context.get(contexts.readApiContext)
    await Promise.all([read('/api/events'), read('/api/reviews'), read('/api/contests')])
    return html()
  })
  const ends: Record<string, number> = { '/api/events': 3000, '/api/contests': 2000 }
  const read: SiteApi['read'] = async (address) => ({
    body: [],
    next: null,
    expiresAt: ends[address] ?? Infinity,
  })
  expect((await rendererReading(read).renderPage('/', vi.fn())).expiresAt).toBe(2000)
})

test('a page that says something does not exist is complete, until it may exist', async () => {
  const absence = new ApiReadError('/api/contests/active', 404, 5000)
  handle.mockImplementationOnce(async (_, context) => {
    await context
      .get(contexts.readApiContext)('/api/contests/active')
      .catch(() => {})
    return html()
  })
  const report = vi.fn()
  const page = await rendererReading(() => Promise.reject(absence)).renderPage('/', report)
  expect(page).toMatchObject({ isComplete: true, expiresAt: 5000 })
  expect(report).not.toHaveBeenCalled()
})

test.each(['/', '//evil.example/', '/\\evil.example', '/@evil.example'])(
  'the address %s never leads to another origin',
  async (address) => {
    handle.mockImplementationOnce(async (request) => html(new URL(request.url).origin))
    expect((await rendererReading().renderPage(address, vi.fn())).html).toBe(origin)
  },
)

test('no two renders share a nonce', async () => {
  const nonces: string[] = []
  handle.mockImplementation(async (_, context) => {
    nonces.push(context.get(contexts.nonceContext))
    return html()
  })
  const { renderPage } = rendererReading()
  await renderPage('/', vi.fn())
  await renderPage('/', vi.fn())
  expect(new Set(nonces).size).toBe(2)
})

test("the framework's plain-text fallback is a failure, not a page", async () => {
  handle.mockImplementationOnce(async () => new Response('Unexpected Server Error'))
  await expect(rendererReading().renderPage('/', vi.fn())).rejects.toThrow('text/plain')
})
