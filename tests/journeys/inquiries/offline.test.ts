import { inquiryMessages } from '#contracts/messages.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, test } from '../fixtures.ts'
import { fillEvent, inquiryForm, openInquiry, storedInquiries } from '../support/inquiry-form.ts'
import { findSignal, blockCode, goOffline } from '../support/offline.ts'
import { expectToast } from '../support/toasts.ts'

const { facts } = sampleSite

test.use({ hasOwnSite: true })

test('a guest who loses the signal before sending an inquiry sees that, and sends it later', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  const form = inquiryForm(page)
  await goOffline(page, troubles, ['send-inquiry', 'toaster'])
  await form.submit.click()
  await expectToast(page, inquiryMessages.notSent(facts.phone))
  await expect(form.region.getByRole('alert')).toContainText(facts.phone)

  await findSignal(page)
  await form.submit.click()
  await expect(form.sent).toBeVisible()
  expect(await storedInquiries(site)).toHaveLength(1)
})

test('a guest without a signal from the start sees that on sending, and sends it later', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  const bringCode = await blockCode(page, troubles, /assets\/(send-inquiry|toaster)-/)
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  const form = inquiryForm(page)
  await form.submit.click()
  await expect(page.getByRole('status').filter({ hasText: facts.phone })).toBeVisible()
  await expect(form.region.getByRole('alert')).toContainText(facts.phone)

  await bringCode()
  await form.submit.click()
  await expect(form.sent).toBeVisible()
  expect(await storedInquiries(site)).toHaveLength(1)
})
