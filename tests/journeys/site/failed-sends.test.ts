import type { Locator, Page } from '@playwright/test'
import { timings } from '#contracts/limits.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import { entryForm, entryPath, fillAndChoose, photo } from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { watchFocus } from '../support/focus.ts'
import { fillEvent, fillGroup, inquiryForm, openInquiry } from '../support/inquiry-form.ts'
import { fillReview, openForm, reviewForm } from '../support/review-form.ts'
import { toasts } from '../support/toasts.ts'

interface Form {
  name: string
  api: string
  /** Opens and fills in the form. */
  fill: (page: Page, visit: (path: string) => Promise<unknown>) => Promise<void>
  field: (page: Page) => Locator
  submit: (page: Page) => Locator
}

const forms: Form[] = [
  {
    name: 'a review',
    api: '**/api/reviews',
    fill: async (page, visit) => {
      await openForm(page, visit)
      await fillReview(page)
    },
    field: (page) => reviewForm(page).guestName,
    submit: (page) => reviewForm(page).submit,
  },
  {
    name: 'an event inquiry',
    api: '**/api/inquiries/event',
    fill: async (page, visit) => {
      await openInquiry(page, visit, '/plan-event')
      await fillEvent(page)
    },
    field: (page) => inquiryForm(page).name,
    submit: (page) => inquiryForm(page).submit,
  },
  {
    name: 'a group inquiry',
    api: '**/api/inquiries/group',
    fill: async (page, visit) => {
      await openInquiry(page, visit, '/group-booking')
      await fillGroup(page)
    },
    field: (page) => inquiryForm(page).name,
    submit: (page) => inquiryForm(page).submit,
  },
  {
    name: 'a contest entry',
    api: '**/api/submissions',
    fill: async (page, visit) => {
      await page.clock.install()
      await visit(entryPath)
      await fillAndChoose(page, [await photo()])
    },
    field: (page) => entryForm(page).guestName,
    submit: (page) => entryForm(page).submit,
  },
]

test.use({ hasOwnSite: true })

for (const { name, api, fill, field, submit } of forms) {
  test(`${name} that could not be sent says so beside the button for as long as the guest needs`, async ({
    page,
    visit,
    site,
    troubles,
  }) => {
    troubles.expect(/net::ERR_FAILED|status of 500/)
    await openContest(site)
    await fill(page, visit)
    const alert = page.getByRole('main').getByRole('alert')
    for (const fail of [
      () => page.route(api, (route) => route.abort('failed')),
      () => page.route(api, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } })),
    ]) {
      await fail()
      await submit(page).click()
      await expect(alert).toBeVisible()
      await page.clock.fastForward(timings.toastMs * 2)
      await expect(toasts(page)).toHaveCount(0)
      await expect(alert).toBeVisible()
      await page.unroute(api)
    }
  })

  test(`${name} that is sent, fails and is sent again never loses the focus`, async ({
    page,
    visit,
    site,
    troubles,
  }) => {
    troubles.expect(/net::ERR_FAILED/)
    await openContest(site)
    await fill(page, visit)
    const alert = page.getByRole('main').getByRole('alert')
    await page.route(api, (route) => route.abort('failed'))
    await field(page).focus()
    const lostFocus = await watchFocus(page)
    for (const pressed of [field(page), submit(page)]) {
      const failure = page.waitForEvent('requestfailed')
      await pressed.press('Enter')
      await failure
      await expect(alert).toBeVisible()
      await expect(submit(page)).toBeEnabled()
    }
    await page.unroute(api)
    const answer = await holdBack(page, api)
    await submit(page).press('Enter')
    await expect(submit(page)).toHaveText('Submitting...')
    expect(await lostFocus()).toEqual([])
    answer.letGo()
  })

  test(`${name} is checked and stored though an update has removed its code`, async ({
    page,
    visit,
    site,
    troubles,
  }) => {
    troubles.expect(/status of 4\d\d/)
    await openContest(site)
    await page.route(/assets\/check-/, (route) => route.fulfill({ status: 404 }))
    await fill(page, visit)
    const typed = await field(page).inputValue()
    await page.getByRole('main').getByLabel('Email *').fill('ana@guests.')
    await submit(page).click()
    await expect(page.getByRole('main').getByLabel('Email *')).toHaveAccessibleDescription(
      /name@example\.com/,
    )
    await expect(field(page)).toHaveValue(typed)
    await page.getByRole('main').getByLabel('Email *').fill('ana@guests.example')
    const answer = page.waitForResponse(api)
    await submit(page).click()
    expect((await answer).status()).toBe(201)
  })
}
