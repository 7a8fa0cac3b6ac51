import { expect, onTestFinished, test } from 'vitest'
import { createIndexNow } from '#integrations/index-now.ts'
import type { Database } from '#store/database.ts'
import { replyToReview } from '#services/reviews/moderation.ts'
import { setReviewApproval } from '#services/reviews/reviews.ts'
import { startIndexNow } from '#tests/fakes/index-now.ts'
import { movableClock } from '#tests/fixtures/clock.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { triesAtMost } from '../backoff.ts'
import { pagesShowing } from '../site/shown-documents.ts'
import { noteChangedPages } from './changed-pages.ts'
import { announceChangedPages } from './index-now-work.ts'

const origin = 'https://cabins.example'
const never = new AbortController().signal

async function setUp(db: Database, { isOn = true } = {}) {
  const service = await startIndexNow()
  onTestFinished(() => service.close())
  const clock = movableClock('2025-06-01T12:00:00Z')
  const indexNow = createIndexNow({ url: service.url, key: 'a-key-of-our-own', origin })
  const deps = { ...testDependencies(db), clock, indexNow: isOn ? indexNow : null }
  const announce = () => announceChangedPages({ ...deps, indexNow, random: () => 0 }, never)
  const waiting = async () => {
    const rows = await db.selectFrom('changedPages').select('path').orderBy('path').execute()
    return rows.map(({ path }) => path)
  }
  const note = (...paths: string[]) => noteChangedPages(db, deps, paths)
  const sent = () => service.received.items.map(({ urlList }) => urlList)
  return { service, clock, deps, announce, waiting, note, sent }
}

describeOnEachDatabase('pages that have changed', (open) => {
  test('are sent in one message, each once, and then no longer kept', async () => {
    const { announce, note, sent, waiting } = await setUp(await open())
    await note('/cabins', '/')
    await note('/')
    expect(await announce()).toMatchObject({ sent: 2, reason: null })
    expect(sent()).toEqual([[`${origin}/`, `${origin}/cabins`]])
    expect(await waiting()).toEqual([])
    expect(await announce()).toMatchObject({ sent: 0 })
    expect(sent()).toHaveLength(1)
  })

  test('are sent again after a failure, later each time, and dropped after the last try', async () => {
    const { announce, note, sent, service, clock, waiting } = await setUp(await open())
    service.behave({ kind: 'status', status: 503 })
    await note('/')
    expect(await announce()).toMatchObject({ postponed: 1, reason: 'answered 503' })
    clock.pass({ milliseconds: 29_999 })
    expect(await announce()).toMatchObject({ postponed: 0, reason: null })
    for (let tries = 1; tries < triesAtMost; tries += 1) {
      clock.pass({ hours: 6 })
      await announce()
    }
    expect(sent()).toHaveLength(triesAtMost)
    expect(await waiting()).toEqual([])
  })

  test('that change while they are being sent are sent again', async () => {
    const { announce, note, deps, clock, waiting } = await setUp(await open())
    await note('/')
    const indexNow = {
      key: 'a-key-of-our-own',
      keyPath: '/a-key-of-our-own.txt',
      async submit() {
        clock.pass({ seconds: 1 })
        await note('/')
      },
    }
    await announceChangedPages({ ...deps, indexNow, random: () => 0 }, never)
    expect(await waiting()).toEqual(['/'])
    expect(await announce()).toMatchObject({ sent: 1 })
  })

  test('are not kept without a key', async () => {
    const { note, waiting } = await setUp(await open(), { isOn: false })
    await note('/')
    expect(await waiting()).toEqual([])
  })
})

describeOnEachDatabase('a review', (open) => {
  test('changes home, the reviews and its cabin when it is approved, answered or withdrawn', async () => {
    const db = await open()
    const { deps, waiting } = await setUp(db)
    const { id } = await storeReview(db, { cabin: 'texas-sage' }, 'pending')
    const pages = ['/', '/cabins/texas-sage', '/reviews']
    const emptied = () => db.deleteFrom('changedPages').execute()
    await replyToReview(deps, id, 'Thank you!')
    expect(await waiting()).toEqual([])
    await setReviewApproval(deps, id, true)
    expect(await waiting()).toEqual(pages)
    await emptied()
    await replyToReview(deps, id, 'Thank you, Ana!')
    expect(await waiting()).toEqual(pages)
    await emptied()
    await setReviewApproval(deps, id, false)
    expect(await waiting()).toEqual(pages)
  })

  test('that the public never sees changes no page', async () => {
    const db = await open()
    const { deps, waiting } = await setUp(db)
    const hidden = await storeReview(db, { allowPublic: false }, 'pending')
    const rejected = await storeReview(db, {}, 'pending')
    await setReviewApproval(deps, hidden.id, true)
    await setReviewApproval(deps, rejected.id, false)
    expect(await waiting()).toEqual([])
  })
})

test('a change to a document is one to the pages that show it, and to no other', () => {
  expect(pagesShowing(sampleSite, ['site:about'])).toEqual(['/about'])
  expect(pagesShowing(sampleSite, ['site:cabins/coyote-cabin'])).toEqual(['/cabins/coyote-cabin'])
  expect(pagesShowing(sampleSite, ['site:cabins/texas-sage'])).toEqual([
    '/book-now',
    '/cabins/texas-sage',
  ])
  expect(pagesShowing(sampleSite, ['site:facts']).length).toBeGreaterThan(25)
  expect(pagesShowing(sampleSite, ['availability'])).toEqual([])
})
