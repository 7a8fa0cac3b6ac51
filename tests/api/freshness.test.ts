import { expect, test } from 'vitest'
import { setReviewApproval } from '#services/reviews/reviews.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const title = 'The night the river sang'

describeOnEachDatabase('after a write was acknowledged', (open) => {
  test('the next visitor sees it, however many pages are being rendered', async () => {
    const { app, deps } = await siteOn(await open())
    const { id } = await storeReview(deps.db, { reviewTitle: title }, 'pending')
    const showsIt = async () => (await app.inject('/')).body.includes(title)

    for (let round = 0; round < 12; round += 1) {
      const isApproved = round % 2 === 0
      // Some of these read before the write and some after; none may be cached.
      const underWay = Array.from({ length: 4 }, showsIt)
      const writing = setReviewApproval(deps, id, isApproved)
      underWay.push(...Array.from({ length: 4 }, showsIt))
      await writing

      expect(await showsIt()).toBe(isApproved)
      await Promise.all(underWay)
      expect(await showsIt()).toBe(isApproved)
    }
  })
})
