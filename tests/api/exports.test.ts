import { expect, test } from 'vitest'
import { adminScreenOf } from '#contracts/return-path.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { asAdmin } from '#tests/fixtures/submissions-api.ts'
import { enter, photo, siteWithContest } from '#tests/fixtures/submissions-site.ts'

const open = databaseOpener()

test('entries are exported as a file, filtered, with nothing a spreadsheet would run', async () => {
  const site = await siteWithContest(await open())
  const contestId = site.contest.id
  const formula = '=HYPERLINK("https://evil.example")'
  await storeSubmission(site.deps.db, { contestId, guestName: formula })
  await storeSubmission(site.deps.db, { contestId, guestName: 'Bo Diaz' }, ['approved'])
  const answer = await asAdmin(site, '/export.csv')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/filename=entries-\d{4}-\d\d-\d\d\.csv$/),
  })
  expect(answer.body).toMatch(/^\uFEFF?"received \(America\/Chicago\)","cabinStayed","contest"/)
  expect(answer.body).toContain('"prizeSent (America/Chicago)"')
  expect(answer.body).toContain(`"\u200B=HYPERLINK(""https://evil.example"")"`)
  const approved = await asAdmin(site, '/export.csv?status=approved')
  expect(approved.body).toContain('"Texas Sage"')
  expect(approved.body).toContain('Bo Diaz')
  expect(approved.body).not.toContain('HYPERLINK')
})

test('a new entry is mailed to both recipients, with a link to it that survives signing in', async () => {
  const site = await siteWithContest(await open())
  const { id } = await enter(site, { files: [await photo()] })
  const mails = await site.deps.db.selectFrom('outbox').selectAll().execute()
  expect(mails.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted()).toEqual([
    'submission business',
    'submission owner',
  ])
  for (const { source, payload } of mails) {
    expect(source).toBe(id)
    const fields = new Map<string, string>(JSON.parse(payload))
    const { pathname, search } = new URL(fields.get('openInAdmin') ?? '')
    expect(adminScreenOf(pathname + search)).toBe(`/admin/submissions?entry=${id}`)
    expect(fields.get('files')).toBe('1')
  }
  const entry = await asAdmin(site, `/${id}`)
  expect(entry.json()).toMatchObject({ id, status: 'pending' })
  expect((await asAdmin(site, '/no-such-entry')).statusCode).toBe(404)
})

test('an entry that looks like spam is mailed as such', async () => {
  const site = await siteWithContest(await open())
  await enter(site, { fields: { website: 'https://spam.example' }, files: [await photo()] })
  const mails = await site.deps.db.selectFrom('outbox').select('subject').distinct().execute()
  expect(mails).toEqual([{ subject: '[Possible spam] New Contest Entry' }])
})
