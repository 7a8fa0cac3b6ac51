// spec: 4/availability-calendar, 5/date-pickers, 8/availability-feed
import type { Page } from '@playwright/test'
import { datesButton, searchLine } from '../support/free-cabins.ts'
import { expect } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { bookingCard, datesPopover } from '../support/cabin-page.ts'
import { inDays, short } from '../support/days.ts'
import { bookedFrom, test } from '../support/feed-site.ts'
import { tabTo, tabToToday } from '../support/keyboard.ts'
import { leave, partner } from '../support/partner.ts'
import { openedCalendar } from '../support/open-calendar.ts'
import { holdBack } from '../support/responses.ts'

// Stays from the 4th to the 6th day from today, and from the 9th to the 20th.
test.use({ feeds: { 'texas-sage': bookedFrom([4, 6], [9, 20]) } })

test('a stay between booked days is chosen by keyboard alone', async ({ page, visit }) => {
  await visit('/cabins/texas-sage')
  const { dates, nights, bookNow } = bookingCard(page)
  const press = async (key: string) => page.keyboard.press(key)
  await tabTo(dates)
  await press('Enter')
  const { day, note } = await openedCalendar(page)
  await tabToToday(datesPopover(page))
  for (const days of [1, 2, 3, 4]) {
    await press('ArrowRight')
    await expect(day(inDays(days))).toBeFocused()
  }
  await expect(day(inDays(4))).toHaveAccessibleName(/, check-out only$/)
  await press('Enter')
  await expect(note).toHaveText(/^You can check out on .*, but not check in\./)
  await press('ArrowRight')
  await expect(day(inDays(5))).toHaveAccessibleName(/, booked$/)
  await press('Enter')
  await expect(note).toHaveText(/ is booked\. Please choose another day\.$/)

  await press('ArrowRight')
  await press('ArrowRight')
  await press('Enter')
  await expect(note).toContainText('Now choose the day you leave')
  await press('ArrowRight')
  await press('Enter')
  await expect(nights).toHaveText('1 night')
  await expect(bookNow).toHaveAttribute(
    'href',
    `${partner}/texas-sage?check_in=${inDays(7)}&check_out=${inDays(8)}`,
  )
})

test('a stay cannot jump over booked days, and it says until when it can last', async ({
  page,
  visit,
}) => {
  await visit('/cabins/texas-sage')
  const { dates, nights } = bookingCard(page)
  await dates.click()
  const { press, note } = await openedCalendar(page)
  await press(inDays(1))
  await expect(note).toHaveText(
    `Now choose the day you leave, by ${long(inDays(4))} (next arrival).`,
  )
  await press(inDays(7))
  await expect(note).toHaveText(
    `The night of ${monthDay(inDays(4))} is booked, so your stay must end by ${long(inDays(4))}.`,
  )
  await expect(nights, 'nothing was chosen').toBeHidden()
  await expect(dates, 'and nothing lost').toContainText(short(inDays(1)))
  // The next guest checks in the day this one checks out.
  await press(inDays(4))
  await expect(nights).toHaveText('3 nights')
})

test('days of a link that are booked meanwhile are not kept', async ({ page, visit }) => {
  await visit(`/cabins/texas-sage?from=${inDays(2)}&to=${inDays(5)}`)
  const { dates, nights, alreadyBooked } = bookingCard(page)
  await expect(alreadyBooked).toBeVisible()
  await dates.click()
  const { note } = await openedCalendar(page)
  await expect(note).toContainText('so your stay must end by')
  await expect(nights.or(alreadyBooked)).toHaveCount(0)
  await expect(dates).toContainText(short(inDays(2)))
})

test('booked days that are found late do not stop the page a guest waits for', async ({
  page,
  visit,
}) => {
  const nights = await holdBack(page, '**/api/availability/texas-sage')
  const reviews = await holdBack(page, '**/reviews.data*')
  await visit(`/cabins/texas-sage?from=${inDays(2)}&to=${inDays(5)}`)
  await bookingCard(page).dates.click()
  await openedCalendar(page)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
  await expect.poll(reviews.requests).toBe(1)

  nights.letGo()
  await expect(page.locator('#stay-dates').getByText('Check-out only')).toBeAttached()
  reviews.letGo()
  await expect(page).toHaveURL('/reviews')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guest Reviews')
})

test('booked days that are found as a link is pressed do not stop its page', async ({
  page,
  visit,
}) => {
  await page.addInitScript(holdBackNights)
  await visit(`/cabins/texas-sage?from=${inDays(2)}&to=${inDays(5)}`)
  await bookingCard(page).dates.click()
  await openedCalendar(page)
  await page.keyboard.press('Escape')
  await slowDown(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Reviews' })
    .evaluate((link: HTMLElement) => {
      link.click()
      window.dispatchEvent(new Event('let nights go'))
    })
  await expect(page).toHaveURL('/reviews')
})

test('axe finds nothing with booked days in the open calendar', async ({ page, visit }) => {
  await visit('/cabins/texas-sage')
  await bookingCard(page).dates.click()
  const { press } = await openedCalendar(page)
  await press(inDays(4))
  await expectNoAxeViolationsOnAnyDevice(page, 'state')
})

test('without scripts a guest who types booked days is led to what is free', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.origin })
  await page.goto('/cabins/texas-sage')
  await bookingCard(page).dates.click()
  await datesPopover(page).getByLabel('Check-in').fill(inDays(3))
  await datesPopover(page).getByLabel('Check-out').fill(inDays(5))
  const back = await leave(page, () =>
    datesPopover(page).getByRole('button', { name: 'Book Now' }).click(),
  )
  await expect(back.getByText('Texas Sage is booked on these days')).toBeVisible()
  await searchLine(back).click()
  await datesButton(back).click()
  await expect(back.getByLabel('Arrive')).toHaveValue(inDays(3))
  await expect(back.getByLabel('Leave')).toHaveValue(inDays(5))
  expect(await site.referrals(), 'nobody left').toEqual([])
  await page.close()
})

function long(day: string): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric' } as const
  return Temporal.PlainDate.from(day).toLocaleString('en-US', parts)
}

function monthDay(day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString('en-US', { month: 'long', day: 'numeric' })
}

/** Within the page, so that they come in the very task of a press. */
function holdBackNights(): void {
  const fetchNow = window.fetch
  const released = new Promise((resolve) => window.addEventListener('let nights go', resolve))
  window.fetch = async (...request) => {
    const response = await fetchNow(...request)
    if (response.url.endsWith('/api/availability/texas-sage')) await released
    return response
  }
}

/** As on a cheap phone: React takes long enough for one thing to come before another. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
