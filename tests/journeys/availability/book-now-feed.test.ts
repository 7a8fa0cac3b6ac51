// spec: 2/book-now, 4/availability-calendar, 8/availability-feed
import type { Page } from '@playwright/test'
import type { Availability } from '#contracts/availability.ts'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolations, expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { bookNowScreen } from '../support/book-now-screen.ts'
import { inDays } from '../support/days.ts'

const withoutLiveData = 'Showing calendar without live availability data'

test.describe('the booking screen tells the truth about its feed', () => {
  const answer: Availability = {
    cabin: 'texas-sage',
    hasFeed: true,
    booked: [],
    nights: { taken: [], notOpen: [], unknown: [] },
    updatedAt: null,
    error: null,
  }
  const error = 'Failed to fetch calendar data: 503'
  // The server's response while a feed fails: nothing is free.
  const everyNight = [{ from: '2020-01-01', to: '2040-01-01' }]
  const failing: Availability = {
    ...answer,
    error,
    nights: { ...answer.nights, unknown: everyNight },
  }
  const cases: { name: string; json: Availability; states: string[]; words: string }[] = [
    {
      name: 'that fails',
      json: failing,
      states: ['Not answering', 'Without live data', 'Pending'],
      words: error,
    },
    {
      name: 'that is missing',
      json: { ...answer, hasFeed: false },
      states: ['Not connected', 'Without live data', 'Pending'],
      words: 'not connected to our calendar yet',
    },
    {
      name: 'that was not read yet',
      json: answer,
      states: ['Connecting', 'Waiting for the feed', 'Pending'],
      words: 'Looking up which days are booked…',
    },
  ]
  for (const { name, json, states, words } of cases) {
    test(`${name}, in any colors`, async ({ page, visit }) => {
      await page.route('**/api/availability/texas-sage', (route) => route.fulfill({ json }))
      await moveToBookNow(page, visit)
      const { calendar, status } = bookNowScreen(page)
      await expect(calendar).toContainText(words)
      await expect(status.getByRole('definition')).toHaveText(states)
      const isWithoutFeed = !json.hasFeed
      await expect(calendar.getByRole('link', { name: /^Check with / })).toHaveCount(
        isWithoutFeed ? 1 : 0,
      )
      await expect(page.getByText(/reads the feed every few minutes/)).toHaveCount(
        isWithoutFeed ? 0 : 1,
      )
      await expectNoAxeViolationsOnAnyDevice(page, 'state')
    })
  }

  test('nights that are not open yet or not known look and read like themselves', async ({
    page,
    visit,
  }) => {
    const [notOpen, unknown] = [inDays(4), inDays(6)]
    const json: Availability = {
      ...answer,
      updatedAt: new Date().toISOString(),
      booked: [inDays(2), inDays(3)],
      nights: {
        taken: [{ from: inDays(2), to: inDays(3) }],
        notOpen: [{ from: notOpen, to: inDays(5) }],
        unknown: [{ from: unknown, to: inDays(7) }],
      },
    }
    await page.route('**/api/availability/texas-sage', (route) => route.fulfill({ json }))
    await moveToBookNow(page, visit)
    const { calendar, day, nextMonth } = bookNowScreen(page)
    const show = async (each: string) => {
      if (each.slice(0, 7) !== inDays(0).slice(0, 7)) await nextMonth.click()
    }
    const legend = calendar.getByRole('list').first().getByRole('listitem')
    await expect(legend).toContainText(['Booked', 'Available', 'Past', 'Not open yet', 'Not known'])
    await show(notOpen)
    await expect(day(notOpen)).toHaveAccessibleName(/, not open yet$/)
    await expect(day(notOpen)).toHaveCSS('border-style', 'dashed')
    await day(notOpen).click({ force: true })
    await expect(calendar.getByText(/is not open for booking yet\./)).toBeVisible()
    if (unknown.slice(0, 7) !== notOpen.slice(0, 7)) await nextMonth.click()
    await expect(day(unknown)).toHaveAccessibleName(/, availability not known$/)
    await day(unknown).click()
    await expect(calendar.getByText(/We cannot see whether it is free/)).toBeVisible()
    await expect(calendar.getByText(/is available!$/)).toBeHidden()
    await expectNoAxeViolations(page, 'state')
  })

  test('a failing feed leaves a calendar whose past days cannot be picked', async ({
    page,
    visit,
  }) => {
    await page.route('**/api/availability/texas-sage', (route) => route.fulfill({ json: failing }))
    await moveToBookNow(page, visit)
    const { calendar, grid, day } = bookNowScreen(page)
    await expect(calendar.getByText(withoutLiveData)).toBeVisible()
    await expect(grid).toBeVisible()
    const past = grid.getByRole('button', { name: /, past$/ })
    const daysGone = Temporal.PlainDate.from(inDays(0)).day - 1
    await expect(past).toHaveCount(daysGone)
    await expect(past.and(page.locator(':disabled, [aria-disabled=true]'))).toHaveCount(daysGone)
    await day(inDays(0)).click()
    await expect(
      calendar.getByText(/We cannot see whether it is free, so please check with Example Stays\.$/),
    ).toBeVisible()
    await expect(calendar.getByText(/is available!$/), 'nothing is promised').toBeHidden()
  })

  test('once the feed has been read the calendar comes by itself', async ({ page, visit }) => {
    await page.clock.install()
    let json: Availability = answer
    await page.route('**/api/availability/texas-sage', (route) => route.fulfill({ json }))
    await moveToBookNow(page, visit)
    const { calendar, grid } = bookNowScreen(page)
    await expect(calendar).toContainText('Looking up which days are booked…')
    await expect(grid).toBeHidden()
    json = { ...answer, booked: [inDays(2)], updatedAt: new Date().toISOString() }
    await page.clock.runFor(4000)
    await expect(calendar.getByText('1 booked date found', { exact: true })).toBeVisible()
    await expect(grid).toBeVisible()
  })

  test('an open calendar hears that its feed fails, and calls no day available any more', async ({
    page,
    visit,
  }) => {
    await page.clock.install()
    let json: Availability = { ...answer, updatedAt: new Date().toISOString() }
    await page.route('**/api/availability/texas-sage', (route) => route.fulfill({ json }))
    await moveToBookNow(page, visit)
    const { calendar, day } = bookNowScreen(page)
    await expect(day(inDays(0))).toHaveAccessibleName(/^Today, [^,]+, [^,]+, \d{4}$/)
    json = { ...failing, updatedAt: json.updatedAt }
    await page.clock.runFor(5 * 60_000)
    await expect(calendar.getByText(withoutLiveData)).toBeVisible()
    await expect(day(inDays(0))).toHaveAccessibleName(/, availability not known$/)
  })
})

/** Navigates within the site, so that the browser calls the API. */
async function moveToBookNow(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await visit('/about')
  await page.evaluate(() => {
    history.pushState(null, '', '/book-now')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(bookNowScreen(page).heading).toBeVisible()
}
