// spec: 1/reviews
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import { moderation } from '../support/moderation.ts'
import { fillReview, openForm, reviewForm, writtenReview } from '../support/review-form.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

const attack =
  '</script><script>document.title="taken"</script><img src=x onerror=\'document.title="taken"\'>'
const texts = {
  guestName: attack,
  stayDates: attack,
  reviewTitle: attack,
  reviewText: attack,
  favoriteFeature: attack,
  improvementSuggestion: attack,
}

test('what a guest wrote is read and never run, by guests and by the owner', async ({
  page,
  visit,
  site,
}) => {
  const { id } = await storeReview(site.db, texts)
  await site.db.updateTable('reviews').set({ ownerReply: attack }).where('id', '=', id).execute()
  await signIn(page)
  for (const path of ['/', '/reviews', '/admin/reviews/approved']) {
    await visit(path)
    const card = page.getByRole('main').getByRole('article').filter({ hasText: attack })
    await expect(card).toBeVisible()
    await expect(page.locator('[onerror]')).toHaveCount(0)
    await expect(page).not.toHaveTitle('taken')
  }
  await expect(moderation(page).cards).toHaveCount(1)
})

test('what a guest just wrote is read and never run in the preview', async ({ page, visit }) => {
  await openForm(page, visit)
  await fillReview(page, writtenReview({ reviewTitle: attack, reviewText: attack }))
  await reviewForm(page).submit.click()
  await expect(page.getByRole('region', { name: 'Your review as text' })).toContainText(attack)
  await expect(page.locator('[onerror]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('taken')
})
