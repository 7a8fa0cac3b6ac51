import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { publicPages } from '#content/pages.ts'
import { pageDataPath } from '#contracts/addresses.ts'
import { moderateReview } from '#services/reviews/moderation.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { dataAddressIn } from '#tests/fixtures/page-data.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const title = 'The night the river sang'

async function addressIn(app: FastifyInstance, page: string): Promise<string | undefined> {
  return dataAddressIn((await app.inject(page)).body)
}

describe('hydration data', () => {
  test('is separate from every public page, and served from memory', async () => {
    const { app, logLines } = await siteOn(await open())
    const pages = [...publicPages, ...sampleSite.cabins.map(({ slug }) => `/cabins/${slug}`)]
    for (const page of pages) {
      const address = await addressIn(app, page)
      expect(address, page).toMatch(new RegExp(`^${pageDataPath}[\\w-]{22}\\?page=`))
      const rendered = logLines.length
      const data = await app.inject(address ?? '')
      expect(data.statusCode, page).toBe(200)
      expect(data.body, page).toContain('/api/site/facts')
      expect(logLines.slice(rendered).join(''), page).not.toContain('rendered')
    }
  })

  test('is cached by browsers only, and cannot run as a document', async () => {
    const { app } = await siteOn(await open())
    const { headers } = await app.inject((await addressIn(app, '/')) ?? '')
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=86400, immutable',
      'content-type': 'text/x-script; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('is the same from a server that has not rendered the page yet', async () => {
    const db = await open()
    await storeReview(db, { reviewTitle: title })
    const [one, other] = [await siteOn(db), await siteOn(db)]
    const address = (await addressIn(one.app, '/reviews?sort=rating')) ?? ''
    const answers = [await one.app.inject(address), await other.app.inject(address)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(answers[1]?.body).toBe(answers[0]?.body)
    expect(answers[0]?.body).toContain(title)
  })

  test('is gone as soon as a review on the page is hidden', async () => {
    const { app, deps } = await siteOn(await open())
    const { id } = await storeReview(deps.db, { reviewTitle: title })
    const address = (await addressIn(app, '/reviews')) ?? ''
    expect((await app.inject(address)).body).toContain(title)

    await moderateReview(deps, id, false)
    const gone = await app.inject(address)
    expect(gone).toMatchObject({ statusCode: 404, body: '' })
    expect(gone.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['the admin area', '/admin/login'],
    ['a stay link', '/review?stay=token'],
    ['no page', '/no-such-page'],
    ['another host', '//evil.example/'],
    ['an empty key', ''],
  ])('is not served for %s', async (_, page) => {
    const { app } = await siteOn(await open())
    const { statusCode } = await app.inject({
      url: `${pageDataPath}${'a'.repeat(22)}`,
      query: { page },
    })
    expect(statusCode).toBe(404)
  })

  test.each(['/admin/login', '/review?stay=token', '/no-such-page'])(
    'is inline at %s, which is not the same for everyone',
    async (page) => {
      const { app } = await siteOn(await open())
      expect((await app.inject(page)).body).toContain('streamController.enqueue(')
      expect(await addressIn(app, page)).toBeUndefined()
    },
  )
})
