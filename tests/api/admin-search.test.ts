import { expect, test } from 'vitest'
import type { AdminSearch } from '#contracts/admin-search.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { cookieAs, storePerson } from '#tests/fixtures/people.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

test('everyone signed in finds what they may see, and the log keeps no search', async () => {
  const db = await open()
  await storePerson(db, 'moderator')
  await storeReview(db, { guestName: 'Juniper Hale', reviewText: 'Quiet. '.repeat(100) }, 'pending')
  // A moderator sees the titles of contests, but not their screen.
  await storeContest(db, { title: 'Juniper light' })
  const { app, logLines } = await siteOn(db)
  const headers = { cookie: await cookieAs(app, 'moderator') }
  const answer = await app.inject({ url: '/api/admin/search?q=juniper', headers })
  const [reviews, ...others] = answer.json<AdminSearch>()
  expect([reviews?.kind, others]).toEqual(['reviews', []])
  expect(reviews?.hits[0]?.title).toBe('Juniper Hale')
  expect(reviews?.hits[0]?.text.length).toBeLessThan(200)
  expect(logLines.join('').toLowerCase()).not.toContain('juniper')
  expect((await app.inject('/api/admin/search?q=juniper')).statusCode).toBe(401)
  const long = await app.inject({ url: `/api/admin/search?q=${'a'.repeat(201)}`, headers })
  expect(long.statusCode).toBe(422)
})
