import { pageNotLoaded } from '#content/interface.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { expectToast, toasts } from '../support/toasts.ts'

const notLoaded = pageNotLoaded(sampleSite.facts.phone)

test('a message shown while a dialog is open appears above it and is announced in it', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 503/)
  const { viewDetails, sheet } = eventsScreen(page)
  await visit('/events')
  await viewDetails('Peach Day').click()
  await page.route('**/events/*.data*', (route) => route.fulfill({ status: 503 }))
  await sheet.getByRole('link', { name: 'Open the event page' }).click()
  await expectToast(page, notLoaded)
  expect(
    await toasts(page)
      .first()
      .evaluate((toast) => toast.closest(':popover-open')),
  ).not.toBeNull()
  await expect(sheet.getByText(notLoaded.description)).toHaveCount(1)
  await expectNoAxeViolationsOnAnyDevice(page)

  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.locator(':popover-open')).toHaveCount(0)
})
