import { expect, test } from 'vitest'
import { publicPages } from '#content/pages.ts'
import type { ListedCabins } from '#contracts/listed-cabins.ts'
import { siteApi } from '#server/pages/site-api.ts'
import { setReviewApproval } from '#services/reviews/reviews.ts'
import { databaseOpener } from '../fixtures/databases.ts'
import { sampleSite } from '../fixtures/property.ts'
import { storeReview } from '../fixtures/reviews.ts'
import { origin, siteOn } from '../fixtures/site.ts'

const open = databaseOpener()
const cabinPages = sampleSite.cabins.map(({ slug }) => `/cabins/${slug}`)
const twinOf = (path: string) => (path === '/' ? '/index.md' : `${path}.md`)

test.each([...publicPages, ...cabinPages])(
  '%s has a Markdown twin with its heading and no markup',
  async (path) => {
    const { app } = await siteOn(await open())
    const page = await app.inject(path)
    const twin = await app.inject(twinOf(path))
    expect(page.headers.link).toContain(`<${twinOf(path)}>; rel="alternate"; type="text/markdown"`)
    expect(twin.statusCode).toBe(200)
    expect(twin.headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
      link: `<${origin}${path}>; rel="canonical"`,
    })
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(page.body)?.[1]?.replaceAll(/<[^>]+>/g, ' ')
    const plain = (text = '') => text.replaceAll(/[\s#\\]+/g, '')
    expect(plain(twin.body)).toContain(
      plain(heading?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")),
    )
    expect(twin.body).not.toMatch(/<\/?[a-z]+[ >]|\]\(\//)
  },
)

test('what is unknown, and the owner’s area, has no twin', async () => {
  const { app } = await siteOn(await open())
  expect((await app.inject('/admin/reviews.md')).statusCode).toBe(303)
  for (const path of ['/nope.md', '/cabins/nope.md']) {
    const { statusCode, headers } = await app.inject(path)
    expect([path, statusCode]).toEqual([path, 404])
    expect(headers['content-type']).toMatch(/^text\/html/)
  }
})

test('an approved review is in the twin of its cabin at once', async () => {
  const db = await open()
  const { app, deps } = await siteOn(db)
  const reviewTitle = 'The fan turned slowly'
  const { id } = await storeReview(db, { cabin: 'texas-sage', reviewTitle }, 'pending')
  expect((await app.inject('/cabins/texas-sage.md')).body).not.toContain(reviewTitle)
  await setReviewApproval(deps, id, true)
  expect((await app.inject('/cabins/texas-sage.md')).body).toContain(reviewTitle)
})

test('a twin says the ratings that its page shows as stars, and runs no words together', async () => {
  const db = await open()
  const { app } = await siteOn(db)
  await storeReview(db, { cabin: 'texas-sage', overallRating: 4, guestName: 'Ana Guest' })
  await storeReview(db, { cabin: 'texas-sage', overallRating: 5 })
  const { body } = await app.inject('/reviews.md')
  expect(body).toContain('4.5 out of 5 stars from 2 reviews')
  expect(body).toContain('[5 stars: 1 review](')
  expect(body).toContain('4 out of 5 stars **Ana Guest** Texas Sage')
  const cabins = (await app.inject('/cabins.md')).body
  expect(cabins).toMatch(/\[5 out of 5 stars \d+ reviews at our booking partner, Texas Sage\]/)
})

test('a twin known to a program is not sent again', async () => {
  const { app } = await siteOn(await open())
  const { etag } = (await app.inject('/about.md')).headers
  const again = await app.inject({ url: '/about.md', headers: { 'if-none-match': String(etag) } })
  expect(again.statusCode).toBe(304)
})

test('/api/cabins lists every cabin with addresses that answer', async () => {
  const { app } = await siteOn(await open())
  const { items } = (await app.inject('/api/cabins')).json<ListedCabins>()
  expect(items.map(({ slug }) => slug)).toEqual(sampleSite.cabins.map(({ slug }) => slug))
  for (const { page, availability } of items) {
    for (const address of [page, availability]) {
      expect((await app.inject(address.replace(origin, ''))).statusCode).toBe(200)
    }
  }
})

test('llms.txt names the site and every page of it as Markdown, and each link answers', async () => {
  const { app } = await siteOn(await open())
  const { body, headers } = await app.inject('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(new RegExp(`^# ${sampleSite.facts.property}\n\n> `))
  const links = Array.from(body.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link)
  for (const link of links.filter((each) => !each.includes('YYYY'))) {
    expect([link, (await app.inject(link.replace(origin, ''))).statusCode]).toEqual([link, 200])
  }
  for (const path of cabinPages) expect(links).toContain(`${origin}${path}.md`)
})

test('llms.txt is asked for again each time, since the owner may publish another fact', async () => {
  const { app } = await siteOn(await open())
  expect((await app.inject('/llms.txt')).headers['cache-control']).toBe('no-cache')
})

test.each([
  ['/api/availability?from=2025-06-10&to=2025-06-12', 120],
  ['/api/availability/texas-sage', 120],
])('%s is read at most %i times a minute from one address', async (path, most) => {
  const { listen } = await siteOn(await open())
  const address = `http://127.0.0.1:${await listen()}${path}`
  const statuses: number[] = []
  for (let read = 0; read <= most; read += 1) statuses.push((await fetch(address)).status)
  expect(statuses.indexOf(429)).toBe(most)
})

test('pages, which read it in process for all their visitors, are not counted', async () => {
  const { app } = await siteOn(await open())
  await app.ready()
  const { read } = siteApi(app)
  for (let nights = 1; nights <= 122; nights += 1) {
    const { body } = await read('/api/availability/texas-sage')
    expect(body).toMatchObject({ cabin: 'texas-sage' })
  }
})

test('robots may read which days are free, and no other part of the API', async () => {
  const { app } = await siteOn(await open())
  const { body } = await app.inject('/robots.txt')
  expect(body).toContain('Allow: /api/availability\n')
  expect(body).toContain('Allow: /api/cabins\n')
  expect(body).toContain('Disallow: /api/\n')
})
