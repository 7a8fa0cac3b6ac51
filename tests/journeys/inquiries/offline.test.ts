import { inquiryMessages } from '#contracts/messages.ts'
import { site as facts } from '#content/site.ts'
import { expect, test } from '../fixtures.ts'
import { fillEvent, inquiryForm, openInquiry, storedInquiries } from '../support/inquiry-form.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test('a guest whose signal is gone when sending an inquiry is told so, and sends it later', async ({
  page,
  context,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/net::ERR_INTERNET_DISCONNECTED/)
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  const form = inquiryForm(page)
  await context.setOffline(true)
  await form.submit.click()
  await expectToast(page, inquiryMessages.notSent(facts.phone))
  await expect(form.region.getByRole('alert')).toContainText(facts.phone)

  await context.setOffline(false)
  await form.submit.click()
  await expect(form.sent).toBeVisible()
  expect(await storedInquiries(site)).toHaveLength(1)
})
