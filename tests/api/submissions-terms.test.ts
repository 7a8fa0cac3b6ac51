// spec: 7/post-submissions
import { expect, test } from 'vitest'
import { listSubmissionsForAdmin } from '#store/submissions/submission-lists.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import {
  enter,
  expectNothingLeft,
  photo,
  siteWithContest,
} from '#tests/fixtures/submissions-site.ts'
import { sendEntry, termsVersion } from '#tests/fixtures/submission-form.ts'

const open = databaseOpener()

test('an entry is stored with the rules that its guest saw', async () => {
  const site = await siteWithContest(await open())
  await enter(site, { files: [await photo()], fields: { termsVersion } })
  const { submissions } = await listSubmissionsForAdmin(site.deps.db, { limit: 10 })
  expect(submissions).toMatchObject([{ termsVersion }])
})

test('an entry that names no rules, as the specification has it, agrees to those that hold', async () => {
  const site = await siteWithContest(await open())
  await enter(site, { files: [await photo()], fields: { termsVersion: '' } })
  const { submissions } = await listSubmissionsForAdmin(site.deps.db, { limit: 10 })
  expect(submissions).toMatchObject([{ termsVersion }])
})

test.each([
  ['older rules', '2025-01-01'],
  ['rules that there are not yet', '2999-01-01'],
])('an entry that agrees to %s is refused, with what to do', async (_, version) => {
  const site = await siteWithContest(await open())
  const fields = { termsVersion: version }
  const answer = await sendEntry(site.app, { files: [await photo()], fields })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({
    error:
      'The contest rules have changed since you opened this page. Please reload it, read the new rules and agree to them. Everything you typed is still here, but you’ll need to choose your files again.',
  })
  await expectNothingLeft(site)
})

test('that is said before any file is taken', async () => {
  const site = await siteWithContest(await open())
  const broken = { name: 'a.pdf', content: Buffer.from('%PDF-1.7 and so on') }
  const fields = { termsVersion: '2025-01-01' }
  expect((await sendEntry(site.app, { files: [broken], fields })).statusCode).toBe(409)
})
