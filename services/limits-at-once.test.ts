import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pendingLimits, templateLimits } from '#contracts/limits.ts'
import { submissionFieldsSchema } from '#contracts/submissions.ts'
import type { Database } from '#store/database.ts'
import { booked } from '#tests/fixtures/availability/watched-feeds.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { feedsOf } from '#tests/fixtures/feeds.ts'
import { eventInquiry } from '#tests/fixtures/inquiries.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { newFile, storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { entryFields } from '#tests/fixtures/submission-form.ts'
import { UnavailableError } from './errors.ts'
import { submitEventInquiry } from './inquiries/submit-inquiry.ts'
import { confirmationsPerDay } from './notifications/daily-limit.ts'
import { askForOpening } from './openings/openings.ts'
import { addTemplate, changeTemplate, listTemplates } from './reply-templates/reply-templates.ts'
import { createSubmission } from './submissions/create-submission.ts'

const atOnce = 12
const withoutKey = { idempotencyKey: null }

async function written(db: Database, kind: 'inquiry' | 'inquiry-confirmation') {
  const query = db.selectFrom('outbox').select(['id', 'lastError']).where('kind', '=', kind)
  return query.execute()
}

function repeat<Result>(work: (index: number) => Promise<Result>): Promise<Result>[] {
  return Array.from({ length: atOnce }, (_, index) => work(index))
}

describeOnEachDatabase('with requests at the same moment', (open) => {
  test('an address gets no more mails a day, however it is spelled and whatever asks for them', async () => {
    const fixture = await feedsOf({ 'texas-sage': booked('2025-06-09', '2025-06-15') })
    await fixture.read()
    const { availability, clock } = fixture
    const own = testDependencies(await open())
    const deps = { ...own, availability, clock, reaches: ['guest'] as const }
    await Promise.all(
      repeat(async (index) => {
        const email = `ana+${index}@guests.example`
        if (index % 2 > 0) return submitEventInquiry(deps, eventInquiry({ email }), withoutKey)
        const stay = { from: `2025-06-${10 + index}`, to: '2025-07-01', guests: 2 }
        const sent = { cabin: 'texas-sage', ...stay, email, website: '', filledInMs: 0 }
        return askForOpening(deps, sent)
      }),
    )
    const mails = await deps.db
      .selectFrom('outbox')
      .select('kind')
      .where('recipient', '=', 'guest')
      .execute()
    expect(mails).toHaveLength(confirmationsPerDay)
  })

  test('the mails of a day are no more than their limit; the rest waits', async () => {
    const deps = { ...testDependencies(await open()), mailsPerDay: 6 }
    await Promise.all(repeat(() => submitEventInquiry(deps, eventInquiry(), withoutKey)))
    const mails = await written(deps.db, 'inquiry')
    expect(mails).toHaveLength(2 * atOnce)
    expect(mails.filter(({ lastError }) => lastError === null)).toHaveLength(6)
  })

  test('undecided entries take no more than the space they have', async () => {
    const deps = testDependencies(await open())
    const { id: contestId } = await storeContest(deps.db)
    const third = Math.floor((pendingLimits.mostBytes - 1) / 3)
    const nearlyAll = [1, 2, 3].map(() => newFile({ bytes: third }))
    await storeSubmission(deps.db, { contestId }, [], nearlyAll)
    const folder = await deps.incoming.open()
    const photo = await jpeg()
    const enter = async (index: number) => {
      const path = join(folder, `received-${index}`)
      await writeFile(path, photo)
      return createSubmission(deps, {
        fields: submissionFieldsSchema.parse(entryFields({ contestId: String(contestId) })),
        files: [{ path, name: 'a.jpg' }],
        begunAt: deps.clock.now(),
        idempotencyKey: null,
      })
    }
    const results = await Promise.allSettled([enter(1), enter(2), enter(3), enter(4)])
    // Other tests of this process expect to find nothing.
    await deps.incoming.close(folder)
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(3)
    for (const each of refused) expect(each).toMatchObject({ reason: expect.any(UnavailableError) })
  })

  test('there are no more templates than their limit, and nobody overwrites a change', async () => {
    const db = await open()
    const { length } = await listTemplates(db)
    for (let number = length; number < templateLimits.count - 1; number += 1) {
      await addTemplate(db, { name: `${number}`, text: 'Hello' })
    }
    const adding = repeat((index) => addTemplate(db, { name: `n${index}`, text: 'x' }))
    const added = await Promise.allSettled(adding)
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await listTemplates(db)).toHaveLength(templateLimits.count)

    const [first] = await listTemplates(db)
    if (!first) throw new Error('no templates')
    const edits = repeat((index) => changeTemplate(db, { name: 'New', text: `${index}` }, first))
    const changed = await Promise.allSettled(edits)
    expect(changed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})
