import { expect } from '../fixtures.ts'
import { inDays } from '../support/days.ts'
import { test } from '../support/feed-site.ts'
import { refusedQuery } from '../support/troubles.ts'
import { feeds, from, to, names, card } from '../support/free-cabins.ts'
import { partner } from '../support/partner.ts'

test.use({ feeds })

test('days that cannot be are named at their field, and nothing typed is lost', async ({
  page,
  visit,
}) => {
  await visit('/cabins')
  await page.getByLabel('Arrive').fill(to)
  await page.getByLabel('Leave').fill(from)
  await page.getByLabel('Guests').selectOption('4 guests')
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  const leaving = page.getByLabel('Leave')
  await expect(leaving).toHaveAccessibleDescription(
    'Please choose a check-out date after your check-in date.',
  )
  await expect(leaving).toBeFocused()
  await expect(leaving).toHaveValue(from)
  await expect(page.getByLabel('Arrive')).toHaveValue(to)
  await expect(page.getByLabel('Guests')).toHaveValue('4')
  await expect(names(page), 'the cabins are still there').toHaveCount(6)

  await visit(`/cabins?from=${inDays(-2)}&to=${to}`)
  await expect(page.getByLabel('Arrive')).toHaveAccessibleDescription('This date has passed.')
})

test('when the calendars cannot be asked, every cabin can still be booked with the dates', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  await page.route('**/api/availability?*', (route) => route.fulfill({ status: 503 }))
  await visit('/cabins')
  await page.getByLabel('Arrive').fill(from)
  await page.getByLabel('Leave').fill(to)
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(page.getByText(/^We can't see the calendars right now\./)).toBeVisible()
  await expect(names(page)).toHaveCount(6)
  await expect(
    card(page, 'Desert Willow').getByRole('link', { name: /^Book Now/ }),
  ).toHaveAttribute('href', `${partner}/desert-willow?check_in=${from}&check_out=${to}&guests=2`)
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
