import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#store/database.ts'
import { describeOnEachDatabase, type DatabaseKind } from '#tests/fixtures/databases.ts'
import { siteWithContest, type SubmissionsSite } from '#tests/fixtures/submissions-site.ts'
import { sendEntry } from '#tests/fixtures/submission-form.ts'
import { eventInquiry, groupInquiry } from '#tests/fixtures/inquiries.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'

const headers = { 'idempotency-key': 'a-guest-who-tries-again' }
/** Longer than a page of an empty table. */
const longText = 'Nobody else was up. '.repeat(240)

const post = ({ app }: SubmissionsSite, url: string, payload: object) =>
  app.inject({ method: 'POST', url, headers, payload })

const writes = [
  {
    table: 'reviews',
    what: 'a review',
    send: (site: SubmissionsSite) =>
      post(site, '/api/reviews', newSubmission({ reviewText: longText })),
  },
  {
    table: 'inquiries',
    what: 'an event inquiry',
    send: (site: SubmissionsSite) =>
      post(site, '/api/inquiries/event', eventInquiry({ details: longText })),
  },
  {
    table: 'inquiries',
    what: 'a group inquiry',
    send: (site: SubmissionsSite) =>
      post(site, '/api/inquiries/group', groupInquiry({ specialRequests: longText })),
  },
  {
    table: 'submissions',
    what: 'a contest entry',
    send: async ({ app, contest }: SubmissionsSite) => {
      const fields = { contestId: String(contest.id), description: longText }
      const files = [{ name: 'porch.jpg', content: await jpeg() }]
      return sendEntry(app, { headers, fields, files })
    },
  },
] as const

type Table = (typeof writes)[number]['table']

describeOnEachDatabase('a full disk under the database', (open, kind) => {
  test.each(writes)(
    'answers $what with 503 and a sentence, and once there is room it is stored, once',
    async ({ table, send }) => {
      const db = await open()
      const site = await siteWithContest(db)
      const makeRoom = await fill(db, kind, table)
      const refused = await send(site)

      expect(refused.statusCode).toBe(503)
      expect(refused.json()).toEqual({
        error: 'We cannot save this just now. Please try again in a few minutes.',
      })
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(site.logLines.join('')).not.toContain('guests.example')
      expect(await countRows(db, table)).toBe(0)

      await makeRoom()
      const [taken, again] = [await send(site), await send(site)]
      expect([taken.statusCode, again.statusCode]).toEqual([201, 201])
      expect(again.json()).toEqual(taken.json())
      expect(await countRows(db, table)).toBe(1)
    },
  )
})

/** Makes the database run out of space; returns how to free some. */
async function fill(db: Database, kind: DatabaseKind, table: Table): Promise<() => Promise<void>> {
  if (kind === 'SQLite') {
    await sql`create table filling (bytes blob)`.execute(db)
    await sql`pragma max_page_count = 1`.execute(db)
    await fillPages(db)
    return async () => void (await sql`pragma max_page_count = 1000000`.execute(db))
  }
  // There is no small disk to fill here, so this raises the same error.
  await sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''no room'' using errcode = ''53100''; end'`.execute(db)
  const name = sql.table(table)
  await sql`create trigger full_disk before insert on ${name} execute function refuse()`.execute(db)
  return async () => void (await sql`drop trigger full_disk on ${name}`.execute(db))
}

/** SQLite's free pages could still hold a guest's text. */
async function fillPages(db: Database): Promise<void> {
  const insert = () => sql`insert into filling values (zeroblob(2000))`.execute(db)
  const isTaken = () =>
    insert().then(
      () => true,
      () => false,
    )
  while (await isTaken()) continue
}

async function countRows(db: Database, table: Table): Promise<number> {
  return (await db.selectFrom(table).select('id').execute()).length
}
