// spec: 7/get-files
import { describe, expect, test } from 'vitest'
import type { SubmissionStatus } from '#contracts/options.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { adminCookie } from '#tests/fixtures/submissions-site.ts'
import { siteWithSubmission, statusOf } from '#tests/fixtures/submission-files-site.ts'

const open = databaseOpener()

describe('a file of an entry', () => {
  test.each<[string, SubmissionStatus[], Record<string, string>, number]>([
    ['waiting for a decision', [], {}, 404],
    ['approved', ['approved'], {}, 200],
    ['a winner', ['approved', 'winner'], {}, 200],
    ['rejected', ['rejected'], {}, 404],
    ['whose approval was taken back', ['approved', 'pending'], {}, 404],
    ['approved, but not to be shown', ['approved'], { consentToDisplay: '' }, 404],
  ])('%s: strangers see it or not, the administrator does', async (_, steps, fields, status) => {
    const site = await siteWithSubmission(await open(), { steps, fields, withVariants: true })
    const cookie = await adminCookie(site)
    for (const url of [site.photo, `${site.photo}?variant=card`, site.video]) {
      expect({ url, status: await statusOf(site, url) }).toEqual({ url, status })
      expect({ url, status: await statusOf(site, url, cookie) }).toEqual({ url, status: 200 })
    }
  })

  test('that is not for strangers is answered as one that does not exist', async () => {
    const site = await siteWithSubmission(await open(), { steps: [] })
    const answers = await Promise.all(
      [
        site.photo,
        `${site.photo}?variant=original`,
        '/api/files/submissions/no/such',
        site.photo.replace(site.id, '01890000-0000-7000-8000-000000000000'),
      ].map((url) => site.app.inject({ url })),
    )
    const seen = answers.map(({ statusCode, body, headers }) => ({
      statusCode,
      body,
      type: headers['content-type'],
      length: headers['content-length'],
    }))
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(seen[0]?.statusCode).toBe(404)
  })

  test('is not shown to an administrator who has to choose a password first', async () => {
    const site = await siteWithSubmission(await open(), { steps: [] })
    const cookie = await adminCookie(site)
    await site.deps.db
      .updateTable('admins')
      .set({ passwordIsInitial: 1, passwordChangedAt: '2020-01-01T00:00:00.000Z' })
      .execute()
    expect(await statusOf(site, site.photo, cookie)).toBe(404)
  })
})
