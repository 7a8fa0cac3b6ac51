import { expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testNow } from '#tests/fixtures/dependencies.ts'
import { newFile, storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { UnavailableError } from '../errors.ts'
import { assertRoomForPending, warnOfPending } from './pending-ceiling.ts'

const ceiling = { warnBytes: 4000, mostBytes: 5000 }
const now = Temporal.Instant.from(testNow)

async function storeFiles(db: Database, contestId: number, bytes: number) {
  return storeSubmission(db, { contestId }, [], [newFile({ bytes }), newFile({ bytes })])
}

async function mails(db: Database) {
  return db.selectFrom('outbox').select(['recipient', 'kind', 'payload']).execute()
}

describeOnEachDatabase('pending entries', (open) => {
  test('take up no more than their limit, whatever has been decided', async () => {
    const db = await open()
    const { id } = await storeContest(db)
    await storeFiles(db, id, 2000)
    for (const status of ['approved', 'rejected'] as const) {
      await storeSubmission(db, { contestId: id }, [status], [newFile({ bytes: 9000 })])
    }
    await expect(assertRoomForPending({ db }, ceiling)).resolves.toBeUndefined()
    await storeFiles(db, id, 500)
    await expect(assertRoomForPending({ db }, ceiling)).rejects.toThrow(UnavailableError)
  })

  test('are reported to the owner once, and again each week', async () => {
    const db = await open()
    const { id } = await storeContest(db)
    expect(await warnOfPending(db, sampleSite, now, ceiling)).toBe(false)
    await storeFiles(db, id, 2000)
    expect(await warnOfPending(db, sampleSite, now, ceiling)).toBe(true)
    expect(await warnOfPending(db, sampleSite, now.add({ hours: 167 }), ceiling)).toBe(false)
    expect(await warnOfPending(db, sampleSite, now.add({ hours: 168 }), ceiling)).toBe(true)
    const sent = await mails(db)
    expect(sent).toMatchObject([{ recipient: 'owner', kind: 'undecided-entries' }, {}])
    expect(sent[0]?.payload).toContain('waiting for your decision')
  })
})
