import { expect, test } from 'vitest'
import { bookingOrigins } from '#services/referrals/referrals.ts'
import { sampleSite } from '../fixtures/property.ts'
import { countReferrals } from '#store/referrals/referrals.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const slugs = ['property', ...sampleSite.cabins.map(({ slug }) => slug)]

test.each(slugs)(
  '/book/%s leads to a partner of ours, without telling it from where',
  async (slug) => {
    const { app } = await siteOn(await open())
    const answer = await app.inject(`/book/${slug}?checkIn=2025-06-05&checkOut=2025-06-08`)

    expect(answer.statusCode).toBe(303)
    expect(bookingOrigins(sampleSite)).toContain(new URL(String(answer.headers.location)).origin)
    expect(answer.headers.location).toContain('2025-06-05')
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  },
)

test.each([
  ['/book/texas-sage?checkIn=https://evil.example&checkOut=//evil.example'],
  ['/book/texas-sage?url=https://evil.example&location=//evil.example'],
  ['/book/texas-sage?checkIn=2025-06-05%0d%0aset-cookie:x=1&checkOut=2025-06-08'],
])('%s leads to the partner all the same', async (url) => {
  const { app } = await siteOn(await open())
  const { headers } = await app.inject(url)
  expect(bookingOrigins(sampleSite)).toContain(new URL(String(headers.location)).origin)
  expect(headers.location).not.toContain('evil')
  expect(headers).not.toHaveProperty('set-cookie')
})

test('HEAD says where GET would lead and counts nobody', async () => {
  const { app, deps } = await siteOn(await open())
  const head = await app.inject({ method: 'HEAD', url: '/book/texas-sage' })
  const get = await app.inject('/book/texas-sage')

  expect(head.statusCode).toBe(303)
  expect(head.headers.location).toBe(get.headers.location)
  expect(await countReferrals(deps.db)).toBe(1)
})

test.each([
  '/book/no-such-cabin',
  '/book/',
  '/book',
  '/book/texas-sage/more',
  '/book/%2F%2Fevil.example',
])('%s leads nowhere', async (url) => {
  const { app } = await siteOn(await open())
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.headers).not.toHaveProperty('location')
})
