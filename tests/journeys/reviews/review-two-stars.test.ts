// spec: 1/reviews, 2/leave-a-review
import { reviewMessages } from '#contracts/messages.ts'
import { expect, test } from '../fixtures.ts'
import { fillReview, openForm, reviewForm, writtenReview } from '../support/review-form.ts'
import { recipients } from '../support/site.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test('an unhappy guest is asked for pardon and offered a call', async ({ page, visit }) => {
  await openForm(page, visit)
  await fillReview(page, writtenReview({ overallRating: 2 }))
  await reviewForm(page).submit.click()
  await expectToast(page, reviewMessages.submitted)

  const card = page.getByRole('region', { name: 'We are sorry' })
  await expect(card.getByRole('link', { name: '(512) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15125550142',
  )
  await expect(card.getByRole('link', { name: 'hello@lone-oak.example' })).toHaveAttribute(
    'href',
    'mailto:hello@lone-oak.example',
  )
  await expect(card.getByRole('heading', { name: 'Our Promise' })).toBeVisible()
  await expect(
    card.getByRole('link', { name: 'Call Us to Discuss Your Experience' }),
  ).toHaveAttribute('href', /^tel:/)
  await expect(page.getByText('Help Others Discover Us!')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
})

for (const stars of [2, 3]) {
  test(`${stars} stars call both recipients to the rescue, once each`, async ({
    page,
    visit,
    site,
  }) => {
    await openForm(page, visit)
    await fillReview(page, writtenReview({ overallRating: stars }))
    await reviewForm(page).submit.click()
    await site.formMail.received.reach(2)

    const { items } = site.formMail.received
    expect(items.map(({ recipient }) => recipient).toSorted()).toEqual(recipients.toSorted())
    for (const { fields } of items) {
      expect(Object.fromEntries(fields)).toMatchObject({
        serviceRecoveryNeeded: 'true',
        priority: 'HIGH - Service Recovery Required',
        overallRating: String(stars),
      })
    }
    const notifications = await site.db.selectFrom('outbox').select('kind').execute()
    expect(notifications).toEqual([{ kind: 'review' }, { kind: 'review' }])
  })
}
