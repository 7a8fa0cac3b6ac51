import { inquiryMessages } from '#contracts/messages.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, test } from '../fixtures.ts'
import { fillEvent, inquiryForm, openInquiry, storedInquiries } from '../support/inquiry-form.ts'
import { findSignal, goOffline } from '../support/offline.ts'
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
  await goOffline(page, troubles, ['check-inquiry'])
  await form.submit.click()
  await expectToast(page, inquiryMessages.notSent(facts.phone))
  await expect(form.region.getByRole('alert')).toContainText(facts.phone)

  await findSignal(page)
  await form.submit.click()
  await expect(form.sent).toBeVisible()
  expect(await storedInquiries(site)).toHaveLength(1)
})
