// spec: 2/book-now, 4/availability-calendar
import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { bookNowScreen } from '../support/book-now-screen.ts'
import { inDays, spoken } from '../support/days.ts'
import { bookedFrom, test } from '../support/feed-site.ts'
import { tabTo } from '../support/keyboard.ts'
import { expectAtPartner, leave, partner } from '../support/partner.ts'

const texasSage = `${partner}/texas-sage`
// The days from the 3rd to the 6th and from the 40th to the 42nd from today are booked.
const feeds = { 'texas-sage': bookedFrom([3, 6], [40, 42]) }
const booked = 7
const free = inDays(1)

test.use({ feeds })

for (const path of ['/book-now', '/booking-test']) {
  test(`${path} shows everything about booking Texas Sage`, async ({ page, visit }) => {
    await visit(path)
    const { heading, calendar, booking, bookNow, feed, status } = bookNowScreen(page)
    await expect(heading).toHaveText('Texas Sage Cabin - Booking & Availability')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/book-now$/)
    for (const meaning of ['Booked', 'Available', 'Past']) {
      await expect(calendar.getByRole('listitem').filter({ hasText: meaning })).toBeVisible()
    }
    await expect(
      calendar.getByText(/^Last updated: \w+ \d+, \d{4} at \d+:\d\d [AP]M C[DS]T$/),
    ).toBeVisible()
    await expect(calendar.getByText(`${booked} booked dates found`, { exact: true })).toBeVisible()
    await expect(booking.getByRole('heading', { name: 'Book Now' })).toBeVisible()
    await expect(bookNow).toBeVisible()
    await expect(feed.getByRole('link', { name: /^View Raw Feed/ })).toBeVisible()
    await expect(status.getByRole('term')).toHaveText([
      'Live Availability Feed',
      'Calendar Integration',
      'Booking Partner Integration',
    ])
    await expect(status.getByRole('definition')).toHaveText(['Active', 'Working', 'Pending'])
    await expect(status.getByRole('heading', { name: 'How it works' })).toBeVisible()
    await expect(status.getByRole('listitem')).toHaveCount(4)
  })
}

test('a free day is confirmed, and Book Now says where it would lead', async ({
  page,
  visit,
  site,
}) => {
  await visit('/book-now')
  const { day, calendar, booking, bookNow, alert } = bookNowScreen(page)
  await showMonthOf(page, free)
  await day(free).click()
  const date = Temporal.PlainDate.from(free).toLocaleString('en-US', { dateStyle: 'full' })
  await expect(calendar.getByText(`${date} is available!`, { exact: true })).toBeVisible()
  await expect(
    calendar.getByText('Click "Book Now" to proceed with your reservation.', { exact: true }),
  ).toBeVisible()
  await expect(booking.getByText(date, { exact: true })).toBeVisible()

  await bookNow.click()
  await expect(alert).toContainText('redirect you to our booking partner')
  const go = alert.getByRole('link', { name: /^Continue to Example Stays/ })
  const tab = await leave(page, () => go.click())
  await expectAtPartner(tab, `${texasSage}?check_in=${free}&check_out=${inDays(2)}`)
  await expect.poll(() => site.referrals()).toHaveLength(1)

  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(bookNow, 'the focus comes back').toBeFocused()
})

test('booked and past days cannot be picked, and it says why', async ({ page, visit }) => {
  await visit('/book-now')
  const { day, calendar, toPartner } = bookNowScreen(page)
  await showMonthOf(page, inDays(3))
  await expect(day(inDays(3))).toHaveAccessibleName(/, booked$/)
  await expect(day(inDays(3))).toBeDisabled()
  await day(inDays(3)).click({ force: true })
  await expect(calendar.getByText(/ is booked\. Please choose another day\.$/)).toBeVisible()
  await expect(calendar.getByText(/is available!$/)).toBeHidden()
  await expect(toPartner).toHaveAttribute('href', texasSage)
})

test('by keyboard every day can be reached and heard, booked ones too', async ({ page, visit }) => {
  await visit('/book-now')
  const { day, grid, calendar } = bookNowScreen(page)
  const press = async (key: string) => page.keyboard.press(key)
  await tabTo(day(inDays(0)))
  await expect(day(inDays(0))).toHaveAccessibleName(/^Today, /)
  for (const days of [1, 2, 3]) {
    await press('ArrowRight')
    await expect(day(inDays(days))).toBeFocused()
  }
  await press('Enter')
  await expect(calendar.getByText(/ is booked\. Please choose another day\.$/)).toBeVisible()
  await press('ArrowLeft')
  await press('ArrowLeft')
  await press(' ')
  await expect(calendar.getByText(/is available!$/)).toBeVisible()
  await expect(grid.getByRole('gridcell', { selected: true })).toHaveAccessibleName(spoken(free))
  await press('PageDown')
  const later = Temporal.PlainDate.from(free).add({ months: 1 }).toString()
  await expect(day(later)).toBeFocused()
})

test('View Raw Feed opens the busy days and nothing about guests in a new tab', async ({
  page,
  visit,
  request,
}) => {
  await visit('/book-now')
  const raw = bookNowScreen(page).feed.getByRole('link', { name: /^View Raw Feed/ })
  await expect(raw).toHaveAttribute('target', '_blank')
  const response = await request.get((await raw.getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('text/calendar')
  expect(await response.text()).toContain(`DTSTART;VALUE=DATE:${inDays(3).replaceAll('-', '')}`)
})

test('a longer stay is chosen on the page of the cabin, with the day in hand', async ({
  page,
  visit,
}) => {
  await visit('/book-now')
  const { day, booking } = bookNowScreen(page)
  await showMonthOf(page, free)
  await day(free).click()
  await booking.getByRole('link', { name: 'Choose a longer stay' }).click()
  await expect(page).toHaveURL(`/cabins/texas-sage?from=${free}`)
})

test('axe finds nothing with a day picked', async ({ page, visit }) => {
  await visit('/book-now')
  await showMonthOf(page, free)
  await bookNowScreen(page).day(free).click()
  await expectNoAxeViolationsOnAnyDevice(page, 'state')
})

test('axe finds nothing in the alert', async ({ page, visit }) => {
  await visit('/book-now')
  await bookNowScreen(page).bookNow.click()
  await expectNoAxeViolationsOnAnyDevice(page, 'state')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the month, the booked days in words and the way to the partner are there', async ({
    page,
  }) => {
    await page.goto('/book-now')
    const { calendar, booking, toPartner, status } = bookNowScreen(page)
    await expect(calendar.getByRole('table')).toBeVisible()
    await expect(calendar.getByText('Booked in the next months:')).toBeVisible()
    await expect(calendar.getByRole('list').last().getByRole('listitem')).toHaveCount(2)
    await expect(toPartner).toHaveAttribute('href', texasSage)
    await expect(booking.getByRole('button')).toHaveCount(0)
    await expect(status.getByRole('definition')).toHaveText(['Active', 'Working', 'Pending'])
  })
})

/** The calendar opens with the current month; the day may be in the next. */
async function showMonthOf(page: Page, day: string): Promise<void> {
  if (day.slice(0, 7) === inDays(0).slice(0, 7)) return
  await bookNowScreen(page).nextMonth.click()
}
