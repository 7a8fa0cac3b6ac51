import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { makeReadOnly } from '#tests/fixtures/read-only.ts'
import { siteOn } from '#tests/fixtures/site.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'

const writes = [
  {
    what: 'signing in',
    url: '/api/admin/login',
    payload: { username: 'admin', password: 'whatever it is' },
  },
  { what: 'a review', url: '/api/reviews', payload: newSubmission() },
]

describeOnEachDatabase('a database that can only be read', (open) => {
  test.each(writes)('answers $what with 503 and a sentence, and pages go on', async (write) => {
    const db = await open()
    await makeReadOnly(db)
    const { app } = await siteOn(db)
    const headers = { origin: 'https://cabins.example' }
    const { url, payload } = write
    const answer = await app.inject({ method: 'POST', url, headers, payload })

    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({
      error: 'We cannot save this just now. Please try again in a few minutes.',
    })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.inject('/reviews')).statusCode).toBe(200)
  })
})
