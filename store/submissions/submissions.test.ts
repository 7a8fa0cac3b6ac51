// spec: 3/submission
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { newSubmissionRow, newFile, storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { BadCursorError } from '../pages.ts'
import { isSqlite } from '../database.ts'
import { decideSubmission, decisionsOf } from './submission-decisions.ts'
import { filesOfSubmissions, findUpload, finishUpload } from '../pictures/uploads.ts'
import {
  allSubmissionsQuery,
  listPublicSubmissions,
  listSubmissionsForAdmin,
  shownSubmissionsQuery,
} from './submission-lists.ts'
import { countSubmissions, findSubmission, insertSubmission } from './submissions.ts'
import { readVersions } from '../versions.ts'

const at = Temporal.Instant.from('2025-06-02T09:00:00Z')
const idsOf = (page: { submissions: readonly { id: string }[] }) =>
  page.submissions.map(({ id }) => id)

describeOnEachDatabase('entries', (open) => {
  test('the public list has only approved entries and winners with consent', async () => {
    const db = await open()
    const { id: contestId } = await storeContest(db)
    const approved = await storeSubmission(db, { contestId }, ['approved'])
    const winner = await storeSubmission(db, { contestId }, ['approved', 'winner'])
    await storeSubmission(db, { contestId })
    await storeSubmission(db, { contestId }, ['rejected'])
    await storeSubmission(db, { contestId, consentToDisplay: false }, ['approved', 'winner'])
    const shown = await listPublicSubmissions(db, { limit: 10 })
    expect(idsOf(shown).toSorted()).toEqual([approved, winner].toSorted())
    expect(idsOf(await listPublicSubmissions(db, { limit: 10, status: 'winner' }))).toEqual([
      winner,
    ])
    expect(idsOf(await listPublicSubmissions(db, { limit: 10, contestId: 99 }))).toEqual([])
  })

  test('pages have no gaps or duplicates, newest first', async () => {
    const db = await open()
    const { id: contestId } = await storeContest(db)
    const ids: string[] = []
    for (let minute = 0; minute < 5; minute += 1) {
      // Two in each minute, so that the id has to break ties.
      const submittedAt = at.add({ minutes: Math.floor(minute / 2) })
      ids.unshift(await storeSubmission(db, { contestId, submittedAt }, ['approved']))
    }
    for (const list of [listPublicSubmissions, listSubmissionsForAdmin]) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await list(db, { limit: 2, contestId, cursor })
        seen.push(...idsOf(page))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(ids)
    }
  })

  test('a made-up cursor is rejected', async () => {
    const db = await open()
    await expect(listPublicSubmissions(db, { limit: 1, cursor: 'e30' })).rejects.toThrow(
      BadCursorError,
    )
  })

  test('of two concurrent decisions one fails, and the history shows who was first', async () => {
    const db = await open()
    const { id: contestId } = await storeContest(db)
    const id = await storeSubmission(db, { contestId })
    const decided = await Promise.all(
      (['approved', 'rejected'] as const).map((to) =>
        db
          .transaction()
          .execute((transaction) =>
            decideSubmission(transaction, id, { from: 'pending', to, by: to, at }),
          ),
      ),
    )
    expect(new Set(decided)).toEqual(new Set([false, true]))
    const status = (await findSubmission(db, id))?.status
    expect((await decisionsOf(db, [id])).get(id)).toEqual([
      { from: 'pending', to: status, by: status, at },
    ])
  })

  test('a used key stores neither a row nor files', async () => {
    const db = await open()
    const { id: contestId } = await storeContest(db)
    const row = newSubmissionRow({ contestId, idempotencyKey: 'once' })
    const first = await insertSubmission(db, row, [newFile()])
    const file = newFile()
    const again = await insertSubmission(db, row, [file])
    expect(again).toEqual({ id: first.id, isNew: false })
    expect(await findUpload(db, file.id)).toBeUndefined()
    expect((await countSubmissions(db)).pending).toBe(1)
  })

  test('a file belongs to its own entry, and waits to be made', async () => {
    const db = await open()
    const { id: contestId } = await storeContest(db)
    const file = newFile()
    const { id } = await insertSubmission(db, newSubmissionRow({ contestId }), [file])
    const other = await storeSubmission(db, { contestId })
    const files = await filesOfSubmissions(db, [id, other])
    expect(files.get(id)).toMatchObject([{ ...file, submissionId: id, state: 'waiting' }])
    expect(files.get(other)).toHaveLength(1)
  })

  test('gallery pages become stale with every change to what they show, and with no other', async () => {
    const db = await open()
    const { id: contestId } = await storeContest(db)
    const version = async () => (await readVersions(db)).get('submissions') ?? 0
    let last = await version()
    const grows = async (work: () => Promise<unknown>) => {
      await work()
      const before = last
      last = await version()
      return last > before
    }
    const file = newFile()
    let id = ''
    expect(
      await grows(
        async () => ({ id } = await insertSubmission(db, newSubmissionRow({ contestId }), [file])),
      ),
    ).toBe(false)
    const decide = (from: 'pending' | 'approved', to: 'approved' | 'pending') =>
      decideSubmission(db, id, { from, to, by: 'owner', at })
    expect(await grows(() => decide('pending', 'approved'))).toBe(true)
    expect(await grows(() => finishUpload(db, file.id, undefined))).toBe(true)
    expect(await grows(() => decide('approved', 'pending'))).toBe(true)
    expect(await grows(() => finishUpload(db, file.id, undefined))).toBe(false)
  })

  test('lists are read from an index, however many entries there are', async () => {
    const db = await open()
    const { id: contestId } = await storeContest(db)
    for (let count = 0; count < 3; count += 1)
      await storeSubmission(db, { contestId }, ['approved'])
    const isFile = isSqlite(db)
    // With three rows PostgreSQL would rather scan the table.
    if (!isFile) await sql`set enable_seqscan = off`.execute(db)
    const request = { limit: 5 }
    const plans = {
      submissions_shown: shownSubmissionsQuery(db, request),
      submissions_shown_of_contest: shownSubmissionsQuery(db, { ...request, contestId }),
      submissions_by_time: allSubmissionsQuery(db, request),
      submissions_by_status: allSubmissionsQuery(db, { ...request, status: 'pending' }),
      submissions_by_contest: allSubmissionsQuery(db, { ...request, contestId }),
    }
    for (const [index, query] of Object.entries(plans)) {
      const plan = JSON.stringify(
        await query.explain(undefined, isFile ? sql`query plan` : undefined),
      )
      expect(plan).toMatch(isFile ? new RegExp(`${index}[ "]`) : /submissions_(shown|by)/)
      expect(plan).not.toMatch(/temp b-tree/i)
    }
  })
})
