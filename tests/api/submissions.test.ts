import { describe, expect, test } from 'vitest'
import {
  adminSubmissionListSchema,
  publicSubmissionListSchema,
  type AdminSubmission,
  type PublicSubmission,
} from '#contracts/submissions.ts'
import { nextSubmissionStatuses, submissionStatuses } from '#contracts/options.ts'
import { largestNumberId } from '#contracts/limits.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import {
  adminCookie,
  decide,
  siteWithContest,
  type EntriesSite,
} from '#tests/fixtures/entries-site.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'

const open = databaseOpener()

const gallery = async ({ app }: EntriesSite, query = '') => {
  const answer = await app.inject({ url: `/api/submissions/public${query}` })
  return { ...answer, entries: answer.json<PublicSubmission[]>(), link: answer.headers.link }
}

const asAdmin = async (site: EntriesSite, url: string, payload?: object) => {
  const cookie = await adminCookie(site)
  const method = payload ? 'PATCH' : 'GET'
  return site.app.inject({
    method,
    url: `/api/admin/submissions${url}`,
    headers: { cookie },
    ...(payload && { payload }),
  })
}

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
  test('has what is approved or has won, with consent, and never an e-mail address', async () => {
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
        hasPoster: false,
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

describe('the admin', () => {
  test('sees every entry with everything the guest gave, and what was decided', async () => {
    const site = await siteWithContest(await open())
    const id = await storeSubmission(site.deps.db, { contestId: site.contest.id, isSuspect: true })
    await decide(site, id, 'approved', 'winner')
    const answer = await asAdmin(site, '?status=winner')
    const entries = answer.json<AdminSubmission[]>()
    expect(adminSubmissionListSchema.safeParse(entries).error).toBeUndefined()
    const at = site.deps.clock.now().toString({ smallestUnit: 'millisecond' })
    expect(entries).toMatchObject([
      {
        id,
        guestEmail: 'ana@guests.example',
        status: 'winner',
        isSuspect: true,
        termsVersion: '2025-05-01',
        history: [
          { from: 'pending', to: 'approved', by: 'owner', at },
          { from: 'approved', to: 'winner', by: 'owner', at },
        ],
      },
    ])
    expect((await asAdmin(site, '?status=pending')).json()).toEqual([])
    expect((await asAdmin(site, '?contestId=99')).json()).toEqual([])
  })

  test('is told how many entries stand where', async () => {
    const site = await siteWithContest(await open())
    const { db } = site.deps
    const contestId = site.contest.id
    for (const steps of [[], [], ['approved'], ['rejected'], ['approved', 'winner']] as const) {
      await storeSubmission(db, { contestId }, steps)
    }
    expect((await asAdmin(site, '/counts')).json()).toEqual({
      pending: 2,
      approved: 1,
      rejected: 1,
      winner: 1,
      all: 5,
    })
  })

  test('is told how many entries of one contest stand where', async () => {
    const site = await siteWithContest(await open())
    const { db } = site.deps
    const { id: other } = await storeContest(db, { title: 'Another', status: 'closed' })
    await storeSubmission(db, { contestId: other })
    for (const steps of [[], ['rejected']] as const) {
      await storeSubmission(db, { contestId: site.contest.id }, steps)
    }
    const none = { pending: 0, approved: 0, rejected: 0, winner: 0, all: 0 }
    const countsOf = async (id: number) => (await asAdmin(site, `/counts?contestId=${id}`)).json()
    expect(await countsOf(site.contest.id)).toEqual({ ...none, pending: 1, rejected: 1, all: 2 })
    expect(await countsOf(other)).toEqual({ ...none, pending: 1, all: 1 })
    expect(await countsOf(99)).toEqual(none)
    expect((await asAdmin(site, '/counts?contestId=x')).statusCode).toBe(400)
  })

  const pairs = submissionStatuses.flatMap((from) =>
    submissionStatuses.map((to) => [from, to] as const),
  )
  const stepsTo = {
    pending: [],
    approved: ['approved'],
    rejected: ['rejected'],
    winner: ['approved', 'winner'],
  } as const

  test.each(pairs)(
    'takes an entry from %s to %s if that is offered, and changes nothing otherwise',
    async (from, to) => {
      const site = await siteWithContest(await open())
      const id = await storeSubmission(site.deps.db, { contestId: site.contest.id }, stepsTo[from])
      const answer = await asAdmin(site, `/${id}/status`, { status: to })
      const isOffered = nextSubmissionStatuses[from].includes(to)
      expect(answer.statusCode).toBe(isOffered ? 200 : 409)
      const [entry] = (await asAdmin(site, '')).json<AdminSubmission[]>()
      expect(entry?.status).toBe(isOffered ? to : from)
      expect(entry?.history).toHaveLength(stepsTo[from].length + (isOffered ? 1 : 0))
    },
  )

  test('of two who decide at once, one is told that it was too late', async () => {
    const site = await siteWithContest(await open())
    const id = await storeSubmission(site.deps.db, { contestId: site.contest.id })
    const answers = await Promise.all([
      asAdmin(site, `/${id}/status`, { status: 'approved', from: 'pending' }),
      asAdmin(site, `/${id}/status`, { status: 'rejected', from: 'pending' }),
    ])
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect(statuses).toEqual(new Set([200, 409]))
    const [entry] = (await asAdmin(site, '')).json<AdminSubmission[]>()
    expect(entry?.history).toHaveLength(1)
  })

  test.each([
    ['/no-such-id/status', { status: 'approved' }, 404],
    ['/%00/status', { status: 'approved' }, 404],
    ['/x/status', { status: 'lost' }, 422],
    ['/x/status', { status: 'approved', more: 1 }, 400],
    ['/x/status', {}, 400],
  ])('PATCH %s with %j is answered with %i', async (url, payload, status) => {
    const site = await siteWithContest(await open())
    expect((await asAdmin(site, url, payload)).statusCode).toBe(status)
  })

  test('nobody else may decide or see', async () => {
    const site = await siteWithContest(await open())
    const id = await storeSubmission(site.deps.db, { contestId: site.contest.id })
    const url = '/api/admin/submissions'
    const answers = await Promise.all([
      site.app.inject({ url }),
      site.app.inject({ url: `${url}/counts` }),
      site.app.inject({
        method: 'PATCH',
        url: `${url}/${id}/status`,
        payload: { status: 'approved' },
      }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })
})
