import { reviewMessages } from '#contracts/messages.ts'
import { expect, test } from '../fixtures.ts'
import { entryForm, entryPath, fillAndChoose, photo } from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { fillReview, openForm, reviewForm, writtenReview } from '../support/review-form.ts'
import { expectClearOfToasts, expectToast, toasts } from '../support/toasts.ts'

// The smallest phone that is still common: a toast takes a quarter of it.
test.use({ hasOwnSite: true, viewport: { width: 360, height: 640 } })

test.describe('no toast covers what it repeats', { tag: '@phone' }, () => {
  test('of an entry that did not arrive', async ({ page, visit, site, troubles }) => {
    troubles.expect(/net::ERR_FAILED/)
    await openContest(site)
    await visit(entryPath)
    await fillAndChoose(page, [await photo()])
    await page.route('**/api/submissions', (route) => route.abort('failed'))
    const form = entryForm(page)
    await form.submit.click()
    await expect(toasts(page)).toHaveCount(1)
    await expectClearOfToasts(page, form.alert)
    await expectClearOfToasts(page, form.submit)
  })

  test('of an entry without files and consent', async ({ page, visit, site }) => {
    await openContest(site)
    await visit(entryPath)
    await entryForm(page).submit.click()
    await expect(toasts(page)).toHaveCount(2)
    const missing = page.getByRole('main').getByText(/^Please select at least one photo/)
    await expectClearOfToasts(page, missing)
  })

  test('of a file that cannot be taken', async ({ page, visit, site }) => {
    await openContest(site)
    await visit(entryPath)
    const name = 'notes-about-the-trip-and-much-more-text.pdf'
    const file = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF') }
    await entryForm(page).picker.setInputFiles([file])
    await expect(toasts(page)).toHaveCount(1)
    await expectClearOfToasts(page, page.getByRole('main').getByText(/is not a supported/))
  })

  test('of a review with two stars', async ({ page, visit }) => {
    await openForm(page, visit)
    await fillReview(page, writtenReview({ overallRating: 2 }))
    await reviewForm(page).submit.click()
    await expectToast(page, reviewMessages.submitted)
    const card = page.getByRole('region', { name: 'We are sorry' })
    await expectClearOfToasts(page, card.getByText('Please let us make it right.'))
    await expectClearOfToasts(page, card.getByRole('link', { name: '(512) 555-0142' }))
  })
})
