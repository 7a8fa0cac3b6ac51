import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { searchWindow } from '../search.ts'
import { listReviewsForAdmin } from './review-moderation.ts'
import { everything, nextOf, idsOfAll, insertMany } from '#tests/fixtures/moderated-reviews.ts'

describeOnEachDatabase('searching reviews', (open) => {
  test.each([
    ['name', { guestName: 'Lupe Márquez' }, 'MÁRQUEZ'],
    ['email', { guestEmail: 'Lupe@Guests.Example' }, 'lupe@guests'],
    ['title', { reviewTitle: 'ÜBER ALL THE HILLS' }, 'über all'],
    ['text', { reviewText: 'Two nights.\nThe creek sang.' }, 'CREEK'],
  ])('it is found in the %s, ignoring case', async (_, facts, search) => {
    const database = await open()
    const { id } = await storeReview(database, facts)
    await storeReview(database)
    expect(await idsOfAll(database, { ...everything, search })).toEqual([id])
  })

  test.each(['100%', 'a_b', String.raw`a\b`, "it's", '"', '%'])(
    '%j is searched literally',
    async (search) => {
      const database = await open()
      const { id } = await storeReview(database, { reviewText: `so ${search} it was` })
      await storeReview(database, { reviewText: 'so 100 axb ab its it was' })
      expect(await idsOfAll(database, { ...everything, search })).toEqual([id])
    },
  )

  test('text only in other fields is not found', async () => {
    const database = await open()
    await storeReview(database, { improvementSuggestion: 'A kettle', cabin: 'Texas Sage' })
    expect(await idsOfAll(database, { ...everything, search: 'kettle' })).toEqual([])
    expect(await idsOfAll(database, { ...everything, search: 'sage' })).toEqual([])
  })

  test('one page examines a limited number of reviews, and the next ones find the rest', async () => {
    const database = await open()
    const wanted = await insertMany(database, searchWindow * 2 + 1)
    const request = { ...everything, search: 'needle' }

    const first = await listReviewsForAdmin(database, request)
    expect(first.reviews).toEqual([])
    const second = await listReviewsForAdmin(database, nextOf(request, first.nextCursor))
    expect(second.reviews.map(({ id }) => id)).toEqual([wanted[1]])
    const third = await listReviewsForAdmin(database, nextOf(request, second.nextCursor))
    expect(third).toMatchObject({ reviews: [{ id: wanted[0] }], nextCursor: null })
  })

  test('a search that has examined everything has no next page', async () => {
    const database = await open()
    await insertMany(database, searchWindow - 1)
    const page = await listReviewsForAdmin(database, {
      ...everything,
      search: 'nowhere to be found',
    })
    expect(page).toEqual({ reviews: [], nextCursor: null })
  })
})
