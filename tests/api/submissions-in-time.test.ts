// spec: 7/post-submissions
import { describe, expect, test } from 'vitest'
import { moveContest } from '#store/contests/contest-changes.ts'
import { listSubmissionsForAdmin } from '#store/submissions/submission-lists.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { newContest } from '#tests/fixtures/contests.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { expectNothingLeft, photo, siteWithContest } from '#tests/fixtures/submissions-site.ts'
import { sendEntry } from '#tests/fixtures/submission-form.ts'

const open = databaseOpener()
const { endDate } = newContest()
const lastMoment = endDate.subtract({ milliseconds: 1 })

/** A site whose contest is about to end while files are being uploaded. */
async function siteAt(now: Temporal.Instant) {
  const clock = movableClock(now.toString())
  const site = await siteWithContest(await open(), { dependencies: { clock } })
  const meanwhile = (happens: () => unknown) => {
    const { storage } = site.deps
    site.deps.storage = {
      ...storage,
      async put(...given) {
        await happens()
        return storage.put(...given)
      },
    }
  }
  return { ...site, clock, meanwhile }
}

describe('what counts is the moment at which the sending begins', () => {
  test('an entry begun in the last moment is taken, however long its files take', async () => {
    const site = await siteAt(lastMoment)
    site.meanwhile(() => site.clock.pass({ minutes: 29 }))
    const answer = await sendEntry(site.app, { files: [await photo()] })
    expect(answer.statusCode).toBe(201)
    const { submissions } = await listSubmissionsForAdmin(site.deps.db, { limit: 10 })
    expect(submissions).toMatchObject([{ submittedAt: lastMoment, consentedAt: lastMoment }])
  })

  test('and so is one whose fields arrive after the end', async () => {
    const site = await siteAt(lastMoment)
    const { incoming } = site.deps
    site.deps.incoming = {
      ...incoming,
      async open() {
        site.clock.pass({ minutes: 1 })
        return incoming.open()
      },
    }
    expect((await sendEntry(site.app, { files: [await photo()] })).statusCode).toBe(201)
  })

  test('and one during which the owner closes the contest', async () => {
    const site = await siteAt(lastMoment)
    site.meanwhile(() => moveContest(site.deps.db, site.contest.id, 'closed'))
    expect((await sendEntry(site.app, { files: [await photo()] })).statusCode).toBe(201)
  })

  test('an entry begun at the end itself is refused', async () => {
    const site = await siteAt(endDate)
    const answer = await sendEntry(site.app, { files: [await photo()] })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toEqual({ error: 'No active contest' })
    await expectNothingLeft(site)
  })

  test('a second try counts from its own beginning', async () => {
    const site = await siteAt(lastMoment)
    site.meanwhile(() => Promise.reject(new Error('away')))
    const entry = { files: [await photo()], headers: { 'idempotency-key': 'again' } }
    expect((await sendEntry(site.app, entry)).statusCode).toBe(503)
    site.clock.pass({ seconds: 1 })
    expect((await sendEntry(site.app, entry)).statusCode).toBe(409)
    await expectNothingLeft(site)
  })
})
