import { expect, test } from 'vitest'
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
  for (const page of ['/admin/search', '/admin/search.data']) {
    const answer = await app.inject({ url: `${page}?q=juniper`, headers })
    expect(answer.body, page).toContain('Juniper Hale')
    expect(answer.body, page).toContain('Quiet. Quiet.')
    expect(answer.body, page).not.toContain('Quiet. '.repeat(25))
    expect(answer.body, page).not.toContain('Juniper light')
  }
  expect(logLines.join('').toLowerCase()).not.toContain('juniper')
  expect((await app.inject('/admin/search.data?q=juniper')).statusCode).toBe(401)
})
