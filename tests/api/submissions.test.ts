// spec: 3/submission, 7/get-submissions
import { describe, expect, test } from 'vitest'
import { largestNumberId } from '#contracts/limits.ts'
import { publicSubmissionListSchema, type PublicSubmission } from '#contracts/submissions.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { decide, siteWithContest } from '#tests/fixtures/submissions-site.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { asAdmin, gallery } from '#tests/fixtures/submissions-api.ts'

const open = databaseOpener()

describeOnEachDatabase('the number of a contest', (openEach) => {
  test.each([
    [largestNumberId, 200],
    [largestNumberId + 1, 422],
    [Number.MAX_SAFE_INTEGER, 422],
  ])('that is %d is answered with %d, in the gallery and for the admin', async (id, status) => {
    const site = await siteWithContest(await openEach())
    expect((await gallery(site, `?contestId=${id}`)).statusCode).toBe(status)
    expect((await asAdmin(site, `?contestId=${id}`)).statusCode).toBe(status)
  })
})

describe('the gallery', () => {
  test('has what is approved or has won, with consent, and never an email address', async () => {
    const site = await siteWithContest(await open())
    const { db } = site.deps
    const contestId = site.contest.id
    const shown = [
      await storeSubmission(db, { contestId }, ['approved']),
      await storeSubmission(db, { contestId }, ['approved', 'winner']),
    ]
    await storeSubmission(db, { contestId })
    await storeSubmission(db, { contestId }, ['rejected'])
    await storeSubmission(db, { contestId, consentToDisplay: false }, ['approved', 'winner'])
    const { entries, body, headers } = await gallery(site)
    expect(publicSubmissionListSchema.safeParse(entries).error).toBeUndefined()
    expect(entries.map(({ id }) => id).toSorted()).toEqual(shown.toSorted())
    expect(body).not.toMatch(/guests\.example|terms|consent|suspect|history/i)
    expect(headers['cache-control']).toBe('no-cache')
    expect(entries[0]).toMatchObject({ contest: site.contest.title, contestId })
    expect(entries[0]?.files).toMatchObject([
      {
        url: `/api/files/submissions/${entries[0]?.id}/${entries[0]?.files[0]?.id}`,
        isReady: false,
      },
    ])
  })

  test('can be asked for one contest, for winners, and page by page', async () => {
    const site = await siteWithContest(await open())
    const { db } = site.deps
    const contestId = site.contest.id
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) {
      ids.unshift(await storeSubmission(db, { contestId }, ['approved']))
    }
    const winner = await storeSubmission(db, { contestId }, ['approved', 'winner'])
    expect((await gallery(site, '?status=winner')).entries.map(({ id }) => id)).toEqual([winner])
    expect((await gallery(site, '?contestId=99')).entries).toEqual([])
    const first = await gallery(site, `?contestId=${contestId}&status=approved&limit=2`)
    expect(first.entries.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const next = /<([^>]+)>/.exec(String(first.link))?.[1] ?? ''
    const second = await site.app.inject({ url: next })
    expect(second.json<PublicSubmission[]>().map(({ id }) => id)).toEqual(ids.slice(2))
    expect(second.headers.link).toBeUndefined()
  })

  test.each([
    '?contestId=0',
    '?contestId=x',
    '?contestId=99999999999',
    '?status=pending',
    '?limit=101',
    '?cursor=nonsense',
  ])('refuses %s', async (query) => {
    const site = await siteWithContest(await open())
    expect([400, 422]).toContain((await gallery(site, query)).statusCode)
  })

  test('announces every decision to the pages that show it', async () => {
    const site = await siteWithContest(await open())
    const announced: string[] = []
    site.deps.changes.subscribe((topic) => void announced.push(topic))
    const id = await storeSubmission(site.deps.db, { contestId: site.contest.id })
    await decide(site, id, 'approved', 'winner')
    expect(announced).toEqual(['submissions', 'submissions'])
  })
})
