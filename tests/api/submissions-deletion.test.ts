// spec: 7/get-submissions
import { describe, expect, test } from 'vitest'
import { StorageError } from '#integrations/storage/index.ts'
import { sweepUploads } from '#services/pictures/sweep.ts'
import type { Database } from '#store/database.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storedKeys } from '#tests/fixtures/submissions-site.ts'
import { siteWithSubmission, statusOf } from '#tests/fixtures/submission-files-site.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { adminSubmissionsPath, askAsAdmin, gallery } from '#tests/fixtures/submissions-api.ts'

const open = databaseOpener()

/** Row counts of all tables about entries. */
async function rowsOf(db: Database): Promise<number[]> {
  const queries = [
    db.selectFrom('submissions').select('id'),
    db.selectFrom('uploads').select('id'),
    db.selectFrom('jobs').select('key as id').where('kind', '=', 'picture'),
    db.selectFrom('submissionDecisions').select('id'),
  ]
  const counts: number[] = []
  for (const query of queries) counts.push((await query.execute()).length)
  return counts
}

describeOnEachDatabase('an entry that the owner deletes', (openEach) => {
  test('is gone with its files, their smaller forms and its history; others stay', async () => {
    const site = await siteWithSubmission(await openEach(), { withVariants: true })
    const { db } = site.deps
    const before = await rowsOf(db)
    const other = await storeSubmission(db, { contestId: site.contest.id }, ['approved'])
    expect(await storedKeys(site)).toHaveLength(2 + 4)

    const answer = await askAsAdmin(site, 'DELETE', `/${site.id}`)

    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 204, body: '' })
    expect(before).toEqual([1, 2, 0, 1])
    expect(await rowsOf(db)).toEqual([1, 1, 1, 1])
    expect(await storedKeys(site)).toEqual([])
    expect(await statusOf(site, site.photo)).toBe(404)
    expect((await gallery(site)).entries.map(({ id }) => id)).toEqual([other])
  })

  test('is known no more: deleting it again, or what never was, is answered with 404', async () => {
    const site = await siteWithSubmission(await openEach())
    const statuses: number[] = []
    for (const id of [site.id, site.id, '01890000-0000-7000-8000-000000000000', '%00', 'a b']) {
      statuses.push((await askAsAdmin(site, 'DELETE', `/${id}`)).statusCode)
    }
    expect(statuses).toEqual([204, 404, 404, 404, 404])
  })

  test('twice at once is deleted once', async () => {
    const site = await siteWithSubmission(await openEach())
    const answers = await Promise.all([1, 2].map(() => askAsAdmin(site, 'DELETE', `/${site.id}`)))
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    expect(statuses).toEqual(new Set([204, 404]))
  })
})

describe('deleting an entry', () => {
  test.each([
    ['approved', ['approved']],
    ['a winner', ['approved', 'winner']],
  ] as const)('that is %s drops the pages that showed it', async (_, steps) => {
    const site = await siteWithSubmission(await open(), { steps })
    const announced: string[] = []
    site.deps.changes.subscribe((topic) => void announced.push(topic))
    await askAsAdmin(site, 'DELETE', `/${site.id}`)
    expect(announced).toEqual(['submissions'])
  })

  test('leaves to the sweep what a storage keeps that is away', async () => {
    const site = await siteWithSubmission(await open())
    const { storage } = site.deps
    site.deps.storage = { ...storage, delete: () => Promise.reject(new StorageError('away')) }
    expect((await askAsAdmin(site, 'DELETE', `/${site.id}`)).statusCode).toBe(204)
    expect(await storedKeys(site)).toHaveLength(2)
    const clock = movableClock(Temporal.Now.instant().add({ minutes: 61 }).toString())
    await sweepUploads({ ...site.deps, storage, clock })
    expect(await storedKeys(site)).toEqual([])
  })

  test('that fails in the database deletes nothing, files neither', async () => {
    const site = await siteWithSubmission(await open())
    await site.deps.db.schema.alterTable('outbox').renameTo('away').execute()
    expect((await askAsAdmin(site, 'DELETE', `/${site.id}`)).statusCode).toBe(500)
    expect((await gallery(site)).entries).toHaveLength(1)
    expect(await storedKeys(site)).toHaveLength(2)
    expect(await statusOf(site, site.photo)).toBe(200)
  })

  test('is for the administrator alone, and never for another site', async () => {
    const site = await siteWithSubmission(await open())
    const url = `${adminSubmissionsPath}/${site.id}`
    expect((await site.app.inject({ method: 'DELETE', url })).statusCode).toBe(401)
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await askAsAdmin(site, 'DELETE', `/${site.id}`, { headers })).statusCode).toBe(403)
    expect((await gallery(site)).entries).toHaveLength(1)
  })

  test('is noted in the log with which and by whom, never about whom', async () => {
    const site = await siteWithSubmission(await open())
    await askAsAdmin(site, 'DELETE', `/${site.id}`)
    const line = site.logLines.find((each) => each.includes('an entry was deleted')) ?? ''
    expect(JSON.parse(line)).toMatchObject({ submissionId: site.id, adminId: expect.anything() })
    expect(line).not.toMatch(/ana/i)
  })
})
