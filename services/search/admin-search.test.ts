import { expect, test } from 'vitest'
import type { Dependencies } from '#services/dependencies.ts'
import type { Database } from '#store/database.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeInquiry } from '#tests/fixtures/inquiries.ts'
import { siteWith, without } from '#tests/fixtures/property.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { searchAdmin, searchQuerySchema, searchResults, type SearchKind } from './admin-search.ts'

const open = databaseOpener()

const namesOf = (found: Awaited<ReturnType<typeof searchAdmin>>) =>
  Object.fromEntries(found.map(({ kind, hits }) => [kind, hits.map(({ title }) => title)]))

/** One of everything, by Juniper or about junipers. */
async function fill(db: Database) {
  const { id: contestId } = await storeContest(db, { title: 'Juniper light' })
  const review = await storeReview(db, { guestName: 'Juniper Hale' }, 'rejected')
  const inquiry = await storeInquiry(db, { email: 'JUNIPER@guests.example' })
  await storeSubmission(db, { contestId, guestName: 'Ann', description: 'Under the juniper.' })
  await storeSubmission(db, { contestId, guestName: 'Bea' }, ['approved', 'winner'])
  return { reviewId: review.id, inquiryId: inquiry }
}

function search(deps: Pick<Dependencies, 'db' | 'site'>, q: string, kind?: SearchKind) {
  return searchAdmin(deps, { q, kind }, 'owner')
}

describeOnEachDatabase('the search over everything', (openEach) => {
  test('finds names, addresses and words of every kind, whatever their capitals', async () => {
    const deps = testDependencies(await openEach())
    await fill(deps.db)
    const found = await search(deps, 'jUnIpEr')
    expect(Object.keys(namesOf(found))).toEqual([
      'reviews',
      'inquiries',
      'entries',
      'winners',
      'contests',
    ])
    expect(namesOf(found)).toMatchObject({
      reviews: ['Juniper Hale'],
      entries: ['Ann'],
      // By the title of their contest.
      winners: ['Bea'],
      contests: ['Juniper light'],
    })
  })

  test('finds a name with accents typed without them, and the other way round', async () => {
    const deps = testDependencies(await openEach())
    for (const guestName of ['Lucía Núñez', 'Lucia Nunez'])
      await storeReview(deps.db, { guestName })
    for (const typed of ['Lucia NUNEZ', 'LUCÍA núñez', 'Luci\u0301a']) {
      const found = namesOf(await search(deps, typed))['reviews']
      expect(found?.toSorted(), typed).toEqual(['Lucia Nunez', 'Lucía Núñez'])
    }
  })

  test('finds a row by its id', async () => {
    const deps = testDependencies(await openEach())
    const { reviewId, inquiryId } = await fill(deps.db)
    expect(namesOf(await search(deps, reviewId))).toEqual({ reviews: ['Juniper Hale'] })
    expect(Object.keys(namesOf(await search(deps, inquiryId)))).toEqual(['inquiries'])
  })

  test('takes wildcards, quotes and backslashes as they are', async () => {
    const deps = testDependencies(await openEach())
    await fill(deps.db)
    await storeReview(deps.db, { guestName: String.raw`100%_\'"; drop table reviews` }, 'pending')
    for (const text of ['%_', String.raw`_\'`, `'"; drop`]) {
      expect(namesOf(await search(deps, text)), text).toEqual({
        reviews: [String.raw`100%_\'"; drop table reviews`],
      })
    }
    expect(await search(deps, '%%')).toEqual([])
  })

  test('shows a few of each kind, newest first, and more of one alone', async () => {
    const deps = testDependencies(await openEach())
    for (let at = 0; at < searchResults.beside + 2; at += 1) {
      const submittedAt = Temporal.Instant.from('2025-05-01T12:00:00Z').add({ hours: at })
      await storeReview(deps.db, { guestName: `Juniper ${at}`, submittedAt }, 'pending')
    }
    const [few] = await search(deps, 'juniper')
    expect(few?.hits.map(({ title }) => title)).toEqual(
      [6, 5, 4, 3, 2].map((at) => `Juniper ${at}`),
    )
    expect(few?.hasMore).toBe(true)
    const [all] = await search(deps, 'juniper', 'reviews')
    expect([all?.hits.length, all?.hasMore]).toEqual([searchResults.beside + 2, false])
  })
})

test('an invalid text or kind in the address counts as none', () => {
  const asked = searchQuerySchema.parse({ q: 'a'.repeat(201), kind: 'people' })
  expect(asked).toEqual({ q: '', kind: undefined })
})

test('nothing is searched without a text, nor in features that are off', async () => {
  const deps = testDependencies(await open())
  await fill(deps.db)
  expect(await search(deps, '')).toEqual([])
  const site = await siteWith(without('contest', 'groups'))
  expect(Object.keys(namesOf(await search({ ...deps, site }, 'juniper')))).toEqual(['reviews'])
})
