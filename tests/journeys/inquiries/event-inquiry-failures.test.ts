// spec: 2/inquiries, 4/inquiry-form, 8/inquiries
import type { Page, Route } from '@playwright/test'
import { inquiryMessages } from '#contracts/messages.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { holdBack, browserStorage, storeWithoutResponse } from '../support/responses.ts'
import { inDays } from '../support/days.ts'
import { fillEvent, inquiryForm, openInquiry, storedInquiries } from '../support/inquiry-form.ts'
import { expectToast } from '../support/toasts.ts'

const { facts } = sampleSite

test.use({ hasOwnSite: true })

const api = '**/api/inquiries/event'
const failures: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['a server that fails', /status of 500/, (route) => route.fulfill({ status: 500, json: {} })],
  ['a network that fails', /net::ERR_FAILED/, (route) => route.abort('failed')],
  ['a page instead of an answer', /status of 502/, (route) => route.fulfill({ status: 502 })],
]

test('every failure shows a message, and the form keeps everything', async ({
  page,
  visit,
  troubles,
}) => {
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  const form = inquiryForm(page)
  for (const [name, trouble, fail] of failures) {
    await test.step(name, async () => {
      troubles.expect(trouble)
      await page.route(api, fail)
      await form.submit.click()
      await expectToast(page, inquiryMessages.notSent(facts.phone))
      await expect(form.region.getByRole('alert')).toContainText(facts.phone)
      await expect(form.submit).toBeEnabled()
      await expect(form.submit).toHaveText('Send Event Inquiry')
      await expectFilled(page)
      await page.unroute(api)
      await page.reload()
      await untilHydrated(page)
    })
  }
})

test('while it is sent the button says so, and a second press sends nothing', async ({
  page,
  visit,
  site,
}) => {
  const answer = await holdBack(page, api)
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  const form = inquiryForm(page)
  await form.submit.dblclick()
  await expect(form.submit).toHaveText('Submitting...')
  await expect(form.submit).toBeDisabled()
  await form.name.press('Enter')

  answer.letGo()
  await expect(form.sent).toBeVisible()
  expect(answer.requests()).toBe(1)
  expect(await storedInquiries(site)).toHaveLength(1)
})

test('an inquiry is stored once though its answer got lost and the page was reloaded', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/net::ERR_FAILED/)
  await page.route(api, storeWithoutResponse, { times: 1 })
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  const form = inquiryForm(page)
  await form.submit.click()
  await expectToast(page, inquiryMessages.notSent(facts.phone))

  await page.reload()
  await untilHydrated(page)
  await expectFilled(page)
  await expect(form.submit).toBeEnabled()
  await form.submit.click()
  await expect(form.sent).toBeVisible()
  expect(await storedInquiries(site)).toHaveLength(1)
})

test('once an inquiry is stored the browser keeps nothing of it', async ({ page, visit }) => {
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  await expect.poll(() => browserStorage(page)).toContain('ana@guests.example')
  await inquiryForm(page).submit.click()
  await expect(inquiryForm(page).sent).toBeVisible()
  expect(await browserStorage(page)).not.toContain('ana@guests.example')
})

test('what is wrong in the eyes of the server alone is said beside the field', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 422/)
  const json = { error: 'Please check the marked fields.', fields: { phone: 'No such number.' } }
  await page.route(api, (route) => route.fulfill({ status: 422, json }))
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  await inquiryForm(page).submit.click()
  await expect(inquiryForm(page).phone).toBeFocused()
  await expect(inquiryForm(page).phone).toHaveAccessibleDescription(/No such number/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an inquiry is sent and thanked for, and once is enough', async ({ page, site }) => {
    await page.goto('/plan-event')
    await fillEvent(page)
    await inquiryForm(page).submit.click()
    await expect(inquiryForm(page).sent).toHaveText(inquiryMessages.event.title)
    await expect(inquiryForm(page).sent).toBeInViewport()
    await expect(inquiryForm(page).name).toHaveValue('')
    await page.reload()
    expect(await storedInquiries(site)).toMatchObject([{ name: 'Ana Guest', isSuspect: 0 }])
    await site.formMail.received.reach(2)
  })

  test('the browser asks for what is missing before it sends anything', async ({ page, site }) => {
    await page.goto('/plan-event')
    await inquiryForm(page).submit.click()
    await expect(inquiryForm(page).eventType).toBeFocused()
    expect(await storedInquiries(site)).toEqual([])
  })

  test('what the server does not take comes back with all that was typed', async ({
    page,
    site,
    troubles,
  }) => {
    troubles.expect(/status of 422/)
    await page.goto('/plan-event')
    // The browser accepts blanks as a name, the server does not.
    await fillEvent(page)
    await inquiryForm(page).name.fill(' ')
    await inquiryForm(page).submit.click()
    await expect(page.getByRole('alert')).toContainText('Please check the marked fields.')
    await expect(page.getByRole('alert'), 'the answer begins with it').toBeInViewport()
    await expect(inquiryForm(page).name).toHaveAccessibleDescription(/enter your name/)
    await inquiryForm(page).name.fill('Ana Guest')
    await expectFilled(page)

    await inquiryForm(page).submit.click()
    await expect(inquiryForm(page).sent).toBeVisible()
    expect(await storedInquiries(site)).toHaveLength(1)
  })
})

async function expectFilled(page: Page) {
  const form = inquiryForm(page)
  await expect(form.name).toHaveValue('Ana Guest')
  await expect(form.email).toHaveValue('ana@guests.example')
  await expect(form.phone).toHaveValue('5125550101')
  await expect(form.preference('Phone call')).toBeChecked()
  await expect(form.eventType).toHaveValue('wedding')
  await expect(form.eventDate).toHaveValue(inDays(90))
  await expect(form.guestCount).toHaveValue('16-20')
  await expect(form.duration).toHaveValue('weekend')
  await expect(form.budget).toHaveValue('5k-10k')
  await expect(form.details).toHaveValue('Vows at sunset,\nsupper by the fire.')
}
