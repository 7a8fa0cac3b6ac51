// spec: 4/submission-status, 7/get-submissions
import { describe, expect, test } from 'vitest'
import { submissionStatuses, type SubmissionStatus } from '#contracts/options.ts'
import { adminSubmissionListSchema, type AdminSubmission } from '#contracts/submissions.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { decide, siteWithContest } from '#tests/fixtures/submissions-site.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { asAdmin } from '#tests/fixtures/submissions-api.ts'

const open = databaseOpener()

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

  test('gets the number of entries by status', async () => {
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
      pendingBytes: 2000,
      failedFiles: 0,
    })
  })

  test('gets the number of entries of one contest by status', async () => {
    const site = await siteWithContest(await open())
    const { db } = site.deps
    const { id: other } = await storeContest(db, { title: 'Another', status: 'closed' })
    await storeSubmission(db, { contestId: other })
    for (const steps of [[], ['rejected']] as const) {
      await storeSubmission(db, { contestId: site.contest.id }, steps)
    }
    const none = {
      pending: 0,
      approved: 0,
      rejected: 0,
      winner: 0,
      all: 0,
      pendingBytes: 2000,
      failedFiles: 0,
    }
    const countsOf = async (id: number) => (await asAdmin(site, `/counts?contestId=${id}`)).json()
    expect(await countsOf(site.contest.id)).toEqual({ ...none, pending: 1, rejected: 1, all: 2 })
    expect(await countsOf(other)).toEqual({ ...none, pending: 1, all: 1 })
    expect(await countsOf(99)).toEqual(none)
    expect((await asAdmin(site, '/counts?contestId=x')).statusCode).toBe(400)
  })
})

/** All offered transitions, written out: the code has its own list. */
const offered: ReadonlySet<string> = new Set([
  'pending to approved',
  'pending to rejected',
  'approved to winner',
  'approved to pending',
  'approved to rejected',
  'rejected to pending',
  'winner to approved',
  'winner to pending',
])

const pairs = submissionStatuses.flatMap((from) =>
  submissionStatuses.map((to) => [from, to] as const),
)

const stepsTo: Readonly<Record<SubmissionStatus, readonly SubmissionStatus[]>> = {
  pending: [],
  approved: ['approved'],
  rejected: ['rejected'],
  winner: ['approved', 'winner'],
}

describe('a decision', () => {
  test.each(pairs)(
    'from %s to %s is taken if that is offered, and changes nothing otherwise',
    async (from, to) => {
      const site = await siteWithContest(await open())
      const id = await storeSubmission(site.deps.db, { contestId: site.contest.id }, stepsTo[from])
      const answer = await asAdmin(site, `/${id}/status`, { status: to })
      const isOffered = offered.has(`${from} to ${to}`)
      expect(answer.statusCode).toBe(isOffered ? 200 : 409)
      const [entry] = (await asAdmin(site, '')).json<AdminSubmission[]>()
      expect(entry?.status).toBe(isOffered ? to : from)
      expect(entry?.history).toHaveLength(stepsTo[from].length + (isOffered ? 1 : 0))
    },
  )

  test('when two decide at once, the second learns that it was too late', async () => {
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
})

test('nobody but the administrator may decide or see', async () => {
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
