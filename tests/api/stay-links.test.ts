import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { siteOn } from '#tests/fixtures/site.ts'
import { storeStayLink } from '#tests/fixtures/stay-links.ts'

const open = databaseOpener()
const line = 'Your review will carry “Verified stay”'

async function siteWithLink() {
  const db = await open()
  const { token, link } = await storeStayLink(db)
  const site = await siteOn(db)
  return { ...site, db, token, link, address: `/review?stay=${token}` }
}

test('a page opened by a link is never cached, so that it always says what the link is good for', async () => {
  const { app, db, address } = await siteWithLink()
  const fresh = await app.inject(address)
  expect(fresh.headers['cache-control']).toBe('no-store')
  expect(fresh.headers['etag']).toBeUndefined()
  expect(fresh.body).toContain(line)

  await db.updateTable('stayLinks').set({ reviewUsedAt: '2025-06-01T12:00:00.000Z' }).execute()
  const used = await app.inject(address)
  expect(used.body).not.toContain(line)
  expect(used.body).toContain('already been used for a review')
})

test('no log line has a link’s token, and other sites do not get it as referrer', async () => {
  const { app, logLines, token, address } = await siteWithLink()
  const answers = [
    await app.inject(address),
    await app.inject(address.replace('review', 'review.data')),
    await app.inject(address.replace('review', 'contest/submit')),
    await app.inject(`/api/stay-links?stay=${token}`),
    await app.inject({
      method: 'POST',
      url: address,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ stay: token }).toString(),
    }),
    await app.inject({ method: 'POST', url: '/api/reviews', payload: { stay: token } }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 422, 400])
  expect(logLines.join('\n')).not.toContain(token)
  for (const { headers } of answers) {
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  }
})

test('a database that fails while a form comes back does not take what was typed with it', async () => {
  const { app, db, address, token } = await siteWithLink()
  await db.schema.dropTable('stayLinks').execute()
  const answer = await app.inject({
    method: 'POST',
    url: `${address}&cabin=texas-sage`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ stay: token, reviewTitle: 'Quiet mornings' }).toString(),
  })
  expect(answer.body).toContain('value="Quiet mornings"')
})
