import { expect } from '../fixtures.ts'
import { datesPopover } from '../support/cabin-page.ts'
import { inDays, spoken } from '../support/days.ts'
import { test } from '../support/feed-site.ts'
import { refusedQuery } from '../support/troubles.ts'
import {
  card,
  chooseDates,
  datesButton,
  feeds,
  from,
  names,
  searchLine,
  to,
} from '../support/free-cabins.ts'
import { partner } from '../support/partner.ts'

test.use({ feeds })

test('days of a link that cannot be are named, and the cabins are still there', async ({
  page,
  visit,
}) => {
  await visit(`/cabins?from=${to}&to=${from}&guests=4`)
  await expect(page.getByRole('alert')).toHaveText(
    'Please choose a check-out date after your check-in date.',
  )
  await expect(page.getByLabel('Guests')).toHaveValue('4')
  await expect(names(page)).toHaveCount(6)

  await visit(`/cabins?from=${inDays(-2)}&to=${to}`)
  await expect(page.getByRole('alert')).toHaveText(
    'This date has passed. Please choose today or a later date.',
  )
})

test('one day is no search yet: the calendar asks for the other', async ({ page, visit }) => {
  await visit('/cabins')
  await datesButton(page).click()
  const calendar = datesPopover(page)
  await calendar.getByRole('button', { name: spoken(inDays(0)) }).click()
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(calendar.getByText('Now choose the day you leave.')).toBeVisible()
  await expect(page).toHaveURL('/cabins')
})

test('when the calendars cannot be asked, every cabin can still be booked with the dates', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  await page.route('**/api/availability?*', (route) => route.fulfill({ status: 503 }))
  await visit('/cabins')
  await chooseDates(page, from, to)
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(page.getByText(/^We can't see the calendars right now\./)).toBeVisible()
  await expect(names(page)).toHaveCount(6)
  await expect(
    card(page, 'Desert Willow').getByRole('link', { name: /^Book Now/ }),
  ).toHaveAttribute('href', `${partner}/desert-willow?check_in=${from}&check_out=${to}&guests=2`)
})

test('a search that failed asks again when it is pressed again', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  const api = '**/api/availability?*'
  await page.route(api, (route) => route.fulfill({ status: 503 }))
  await visit('/cabins')
  await chooseDates(page, from, to)
  const find = page.getByRole('button', { name: 'Find free cabins' })
  await find.click()
  const failed = page.getByText(/^We can't see the calendars right now\./)
  await expect(failed).toBeVisible()

  await page.unroute(api)
  await searchLine(page).click()
  await find.click()
  await expect(card(page, 'Texas Sage')).toContainText('Free for your dates')
  await expect(failed).toBeHidden()
})

test('what was free a while ago is not promised once the calendars cannot be asked', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  await page.clock.install()
  await visit(`/cabins?from=${from}&to=${to}&guests=2`)
  await expect(card(page, 'Texas Sage')).toContainText('Free for your dates')
  await page.route('**/api/availability?*', (route) => route.fulfill({ status: 503 }))
  // Queries retry once after a second.
  await page.clock.runFor(5 * 60_000)
  await page.clock.runFor(5000)
  await expect(page.getByText(/^We can't see the calendars right now\./)).toBeVisible()
  await expect(page.getByText('Free for your dates')).toHaveCount(0)
})
