// spec: 2/inquiries
import type { Page } from '@playwright/test'
import { storeAnswer, storeGroupInquiry, storeInquiry } from '../../fixtures/inquiries.ts'
import { expect, test } from '../fixtures.ts'
import { inDays } from '../support/days.ts'
import { inbox } from '../support/inbox.ts'
import { fillEvent, fillGroup, inquiryForm, openInquiry } from '../support/inquiry-form.ts'
import { signIn } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'
import { toasts } from '../support/toasts.ts'
import { refusedQuery } from '../support/troubles.ts'
import { expectAxeToPass, expectAxeToPassInTurn, type Visit } from '../support/states.ts'

expectAxeToPass([
  { name: 'an event inquiry with mistakes', reach: makeMistakes },
  { name: 'a group inquiry under way', reach: submitForever },
  { name: 'a group inquiry that failed', reach: failToSend, hasToast: true, trouble: refusedQuery },
])

test.describe('with inquiries', () => {
  test.use({ hasOwnSite: true })

  expectAxeToPass([
    { name: 'an event inquiry sent', reach: sendEvent, hasToast: true },
    { name: 'a group inquiry sent', reach: sendGroup, hasToast: true },
  ])

  expectAxeToPassInTurn([
    { name: 'an empty inbox', reach: openEmptyInbox },
    { name: 'an inbox with inquiries', reach: openInbox },
    { name: 'an inbox that failed', reach: failToOpenInbox, trouble: refusedQuery },
  ])
})

async function makeMistakes(page: Page, visit: Visit): Promise<void> {
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page, { email: 'ana@guests.' })
  await inquiryForm(page).eventDate.fill(inDays(-1))
  await inquiryForm(page).submit.click()
  await expect(inquiryForm(page).eventDate).toBeFocused()
}

async function submitForever(page: Page, visit: Visit): Promise<void> {
  await page.route('**/api/inquiries/group', () => {})
  await openInquiry(page, visit, '/group-booking')
  await fillGroup(page)
  await inquiryForm(page).submit.click()
  await expect(inquiryForm(page).submit).toHaveText('Submitting...')
}

async function failToSend(page: Page, visit: Visit): Promise<void> {
  await page.route('**/api/inquiries/group', (route) => route.fulfill({ status: 500, json: {} }))
  await openInquiry(page, visit, '/group-booking')
  await fillGroup(page)
  await inquiryForm(page).submit.click()
  await expect(toasts(page)).toBeVisible()
}

async function sendEvent(page: Page, visit: Visit): Promise<void> {
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  await inquiryForm(page).submit.click()
  await expect(inquiryForm(page).sent).toBeVisible()
  await expect(toasts(page)).toBeVisible()
}

async function sendGroup(page: Page, visit: Visit): Promise<void> {
  await openInquiry(page, visit, '/group-booking')
  await fillGroup(page)
  await inquiryForm(page).submit.click()
  await expect(inquiryForm(page).sent).toBeVisible()
  await expect(toasts(page)).toBeVisible()
}

async function failToOpenInbox(page: Page, visit: Visit): Promise<void> {
  await page.route('**/api/admin/inquiries?*', (route) => route.fulfill({ status: 500 }))
  await visit('/admin/inquiries')
  await expect(page.getByRole('alert').getByText('Failed to fetch inquiries')).toBeVisible()
}

async function openEmptyInbox(page: Page, visit: Visit): Promise<void> {
  await signIn(page)
  await visit('/admin/inquiries?status=closed')
  await expect(inbox(page).none).toBeVisible()
}

async function openInbox(page: Page, visit: Visit, { db }: Site): Promise<void> {
  await storeAnswer(db, await storeInquiry(db))
  await storeGroupInquiry(db, { isSuspect: true })
  await visit('/admin/inquiries')
  await expect(inbox(page).cards).toHaveCount(2)
  await inbox(page).open(/^Ana Guest/)
  await expect(inbox(page).cards.getByText('October is free.')).toBeVisible()
}
