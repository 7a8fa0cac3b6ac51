import { expect, test } from 'vitest'
import { setReviewApproval } from '#services/reviews/reviews.ts'
import {
  publicAddresses,
  siteWithAddresses,
  type AddressedSite,
} from '#tests/fixtures/addresses.ts'
import { cookieOf, logIn } from '#tests/fixtures/admin-api.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { storeOwner } from '#tests/fixtures/sign-in.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'

describeOnEachDatabase('a review that is not for everybody', (open) => {
  const shown = 'The one that all may read'

  test('is nowhere to be found whether it waits or was rejected or may not be public', async () => {
    const site = await siteWithAddresses(await open())
    const hidden = [
      { title: 'Waits for the owner 4e19', isApproved: null, allowPublic: true },
      { title: 'Was rejected 7c02', isApproved: false, allowPublic: true },
      {
        title: 'Approved, but not allowed to be public 9d55',
        isApproved: true,
        allowPublic: false,
      },
    ]
    for (const { title, isApproved, allowPublic } of hidden) {
      const texts = { guestName: title, reviewText: title, stayDates: title, reviewTitle: title }
      const { id } = (await submit(site, { ...texts, favoriteFeature: title, allowPublic })).json()
      if (isApproved !== null) await setReviewApproval(site.deps, id, isApproved)
    }
    const visible = (await submit(site, { reviewTitle: shown })).json()
    await setReviewApproval(site.deps, visible.id, true)

    for (const url of publicAddresses(site)) {
      const { body } = await site.app.inject(url)
      const found = hidden.filter(({ title }) => body.includes(title))
      expect({ url, found }).toEqual({ url, found: [] })
    }
    for (const url of ['/', '/reviews', '/api/reviews']) {
      expect((await site.app.inject(url)).body).toContain(shown)
    }
  })

  test('appears and goes with its approval, in the next answer', async () => {
    const site = await siteWithAddresses(await open())
    await storeOwner(site.deps.db)
    const headers = { cookie: cookieOf(await logIn(site.app)) }
    const { id } = (await submit(site, { reviewTitle: shown })).json()
    const decide = async (isApproved: boolean) => {
      const url = `/api/admin/reviews/${id}/approve`
      const payload = { isApproved }
      const answer = await site.app.inject({ method: 'PATCH', url, headers, payload })
      expect(answer.statusCode).toBe(200)
    }
    for (const isApproved of [true, false, true]) {
      await decide(isApproved)
      for (const url of ['/', '/reviews', '/api/reviews']) {
        const isShown = (await site.app.inject(url)).body.includes(shown)
        expect({ url, isShown }).toEqual({ url, isShown: isApproved })
      }
    }
  })
})

function submit({ app }: AddressedSite, overrides: Partial<ReturnType<typeof newSubmission>>) {
  return app.inject({ method: 'POST', url: '/api/reviews', payload: newSubmission(overrides) })
}
