import { expect, test, vi } from 'vitest'
import type { Topic } from '#services/changes.ts'
import { PageCache, type Cacheable } from './cache.ts'

type Page = Cacheable & { name: string }

function page(
  name: string,
  { topics = [] as Topic[], cacheable = true, expiresAt = Infinity } = {},
): Page {
  return { name, topics: new Set(topics), cacheable, expiresAt }
}

/** A render that ends when the test says so. */
function slowRender() {
  const { promise, resolve, reject } = Promise.withResolvers<Page>()
  return { render: vi.fn(() => promise), resolve, reject }
}

test('a rendered page is cached', async () => {
  const cache = new PageCache<Page>(10)
  const home = page('home')
  await cache.render('/', async () => home)
  expect(cache.get('/')).toBe(home)
})

test('a page that must be rendered each time is not cached', async () => {
  const cache = new PageCache<Page>(10)
  await cache.render('/', async () => page('failed', { cacheable: false }))
  expect(cache.get('/')).toBeUndefined()
})

test('concurrent requests share one render and get the same page', async () => {
  const cache = new PageCache<Page>(10)
  const { render, resolve } = slowRender()
  const asking = [1, 2, 3].map(() => cache.render('/', render))
  resolve(page('home'))

  expect(new Set(await Promise.all(asking)).size).toBe(1)
  expect(render).toHaveBeenCalledOnce()
})

test('a failed render rejects all who share it, and the next request renders again', async () => {
  const cache = new PageCache<Page>(10)
  const { render, reject } = slowRender()
  const asking = [cache.render('/', render), cache.render('/', render)]
  reject(new Error('no'))

  for (const asked of asking) await expect(asked).rejects.toThrow('no')
  expect((await cache.render('/', async () => page('home'))).name).toBe('home')
})

test('a change drops the pages that show it and no others', async () => {
  const cache = new PageCache<Page>(10)
  await cache.render('/', async () => page('home', { topics: ['reviews'] }))
  await cache.render('/about', async () => page('about'))
  cache.drop('reviews')

  expect(cache.get('/')).toBeUndefined()
  expect(cache.get('/about')).toMatchObject({ name: 'about' })
})

test('a page rendered while a change is announced is served, but not cached', async () => {
  const cache = new PageCache<Page>(10)
  const { render, resolve } = slowRender()
  const asked = cache.render('/', render)
  cache.drop('reviews')
  resolve(page('old', { topics: ['reviews'] }))

  expect((await asked).name).toBe('old')
  expect(cache.get('/')).toBeUndefined()
})

test('a request after a change never shares a render begun before it', async () => {
  const cache = new PageCache<Page>(10)
  const before = slowRender()
  const old = cache.render('/', before.render)
  cache.drop('reviews')
  const fresh = await cache.render('/', async () => page('new', { topics: ['reviews'] }))
  before.resolve(page('old', { topics: ['reviews'] }))
  await old

  expect(fresh.name).toBe('new')
  expect(cache.get('/')).toBe(fresh)
})

test('the end of an old render does not affect those waiting for the new one', async () => {
  const cache = new PageCache<Page>(10)
  const before = slowRender()
  const old = cache.render('/', before.render)
  cache.drop('reviews')
  const after = slowRender()
  const first = cache.render('/', after.render)
  before.resolve(page('old'))
  await old
  const second = cache.render('/', after.render)
  after.resolve(page('new'))

  expect(await second).toBe(await first)
  expect(after.render).toHaveBeenCalledOnce()
})

test('when the cache is full, the oldest page is evicted', async () => {
  const cache = new PageCache<Page>(2)
  for (const key of ['/a', '/b', '/c']) await cache.render(key, async () => page(key))

  expect(cache.size).toBe(2)
  expect(cache.get('/a')).toBeUndefined()
  expect(cache.get('/c')).toBeDefined()
})

test('a page that is read again is not evicted by pages requested once', async () => {
  const cache = new PageCache<Page>(10)
  await cache.render('/', async () => page('home'))
  for (let index = 0; index < 100; index += 1) {
    expect(cache.get('/')).toMatchObject({ name: 'home' })
    await cache.render(`/${index}/..`, async () => page('home again'))
  }
  expect(cache.size).toBe(10)
})

test('a page is not served after its content has expired', async () => {
  let now = 1000
  const cache = new PageCache<Page>(10, () => now)
  await cache.render('/contest', async () => page('contest', { expiresAt: 2000 }))
  now = 1999
  expect(cache.get('/contest')).toMatchObject({ name: 'contest' })
  now = 2000
  expect(cache.get('/contest')).toBeUndefined()
  expect(cache.size).toBe(0)
})
