// spec: 7/post-submissions
import { expect, test } from 'vitest'
import { listSubmissionsForAdmin } from '#store/submissions/submission-lists.ts'
import { countSubmissions, findSubmissionByKey } from '#store/submissions/submissions.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { newContest } from '#tests/fixtures/contests.ts'
import {
  pendingUploads,
  enter,
  storedKeys,
  photo,
  siteWithContest,
} from '#tests/fixtures/submissions-site.ts'
import { storeStayLink } from '#tests/fixtures/stay-links.ts'
import { sendEntry } from '#tests/fixtures/submission-form.ts'
import { mp4, webm } from '#tests/fixtures/media/videos.ts'

describeOnEachDatabase('an entry', (openEach) => {
  test('is stored as pending, with everything the guest gave and its files in order', async () => {
    const site = await siteWithContest(await openEach())
    const { id, files } = await enter(site, {
      files: [
        await photo('Sunrise.JPG'),
        { name: 'creek.mp4', content: mp4 },
        { name: 'night.webm', content: webm },
      ],
    })
    const { submissions } = await listSubmissionsForAdmin(site.deps.db, { limit: 10 })
    expect(submissions).toMatchObject([
      {
        id,
        contest: newContest().title,
        status: 'pending',
        guestName: 'Ana Guest',
        guestEmail: 'ana@guests.example',
        cabinStayed: 'texas-sage',
        stayDates: 'May 2-5, 2025',
        description: 'The porch at six.\nNobody else was up.',
        consentToTerms: true,
        consentToDisplay: true,
        isSuspect: false,
      },
    ])
    expect(files).toMatchObject([
      { originalName: 'Sunrise.JPG', mimetype: 'image/jpeg', width: 64, height: 48 },
      { originalName: 'creek.mp4', mimetype: 'video/mp4', width: 48, height: 64 },
      { originalName: 'night.webm', mimetype: 'video/webm', width: 64, height: 48 },
    ])
    expect(await storedKeys(site)).toHaveLength(3)
    expect(await pendingUploads()).toEqual([])
  })

  test('notes which terms were agreed to and when', async () => {
    const site = await siteWithContest(await openEach())
    await enter(site, { files: [await photo()], fields: { consentToDisplay: '' } })
    const { submissions } = await listSubmissionsForAdmin(site.deps.db, { limit: 10 })
    expect(submissions[0]).toMatchObject({
      termsVersion: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      consentedAt: site.deps.clock.now(),
      consentToDisplay: false,
    })
  })

  test('that came by a stay link is a verified stay, once', async () => {
    const site = await siteWithContest(await openEach())
    const { token: stay } = await storeStayLink(site.deps.db)
    const sent: Record<string, string>[] = [{}, { verified: 'true' }, { stay }, { stay }]
    for (const fields of sent) {
      await enter(site, { files: [await photo()], fields })
    }
    const { submissions } = await listSubmissionsForAdmin(site.deps.db, { limit: 10 })
    expect(submissions.map(({ isVerified }) => isVerified)).toEqual([false, true, false, false])
    const links = await site.deps.db.selectFrom('stayLinks').selectAll().execute()
    expect(links).toMatchObject([{ reviewUsedAt: null, entryUsedAt: expect.any(String) }])
  })

  test('sent again under the same key is the entry stored first', async () => {
    const site = await siteWithContest(await openEach())
    const entry = { files: [await photo()], headers: { 'idempotency-key': 'once' } }
    const first = await sendEntry(site.app, entry)
    const again = await sendEntry(site.app, entry)
    expect(again.json()).toEqual(first.json())
    expect((await countSubmissions(site.deps.db)).pending).toBe(1)
    expect(await storedKeys(site)).toHaveLength(1)
  })

  test('sent twice at once under one key is stored once, without files to spare', async () => {
    const site = await siteWithContest(await openEach())
    const entry = { files: [await photo()], headers: { 'idempotency-key': 'at once' } }
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        sendEntry(site.app, { ...entry, headers: { 'idempotency-key': 'at-once' } }),
      ),
    )
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect((await countSubmissions(site.deps.db)).pending).toBe(1)
    expect(await storedKeys(site)).toHaveLength(1)
  })

  test('that fails in the database is answered as a failure, and stored when sent again', async () => {
    const site = await siteWithContest(await openEach())
    const entry = { files: [await photo()], headers: { 'idempotency-key': 'later' } }
    const { db } = site.deps
    await db.schema.alterTable('submissions').renameTo('away').execute()
    expect((await sendEntry(site.app, entry)).statusCode).toBe(500)
    await db.schema.alterTable('away').renameTo('submissions').execute()
    expect(await pendingUploads()).toEqual([])
    expect((await sendEntry(site.app, entry)).statusCode).toBe(201)
    expect(await findSubmissionByKey(site.deps.db, 'later')).toBeDefined()
  })
})
