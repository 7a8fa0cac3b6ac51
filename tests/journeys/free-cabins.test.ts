import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { expectNoAxeViolationsInAnyColors } from './support/axe.ts'
import { bookingCard } from './support/cabin-page.ts'
import { inDays, short } from './support/days.ts'
import { bookedFrom, feedsOfAll, test } from './support/feed-site.ts'
import { expectAtPartner, leave } from './support/partner.ts'
import { refusedQuery } from './support/troubles.ts'

const partner = 'https://stays.example/lone-oak'
const from = inDays(20)
const to = inDays(23)
const asked = `from=${from}&to=${to}&guests=2`
const days = `from ${short(from)} to ${short(to)}`

// Desert Willow is booked on the asked days, Coyote Cabin cannot be read.
test.use({
  feeds: feedsOfAll({
    'desert-willow': bookedFrom([18, 22]),
    'coyote-cabin': { kind: 'status', status: 500 },
    'mountain-laurel': bookedFrom([15, 30]),
  }),
})

test('a guest finds the free cabins and books one with the dates in hand', async ({
  page,
  visit,
  site,
}) => {
  await visit('/cabins')
  await page.getByLabel('Arrive').fill(from)
  await page.getByLabel('Leave').fill(to)
  await page.getByLabel('Guests').selectOption('2 guests')
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(page).toHaveURL(`/cabins?${asked}`)
  await expect(page.getByText(`3 cabins are free ${days} for 2 guests.`)).toBeVisible()
  await expect(names(page)).toHaveText([
    'Texas Sage',
    'Mockingbird Cabin',
    'Morning Dove',
    'Coyote Cabin',
    'Desert Willow',
    'Mountain Laurel',
  ])
  await expect(card(page, 'Texas Sage')).toContainText('Free for your dates')
  await expect(card(page, 'Coyote Cabin')).toContainText('Ask our booking partner')
  await expect(card(page, 'Desert Willow')).toContainText('Booked on your dates')

  const book = card(page, 'Texas Sage').getByRole('link', { name: /^Book Now/ })
  const tab = await leave(page, () => book.click())
  await expectAtPartner(tab, `${partner}/texas-sage?check_in=${from}&check_out=${to}&guests=2`)
  await expect
    .poll(() => site.departures())
    .toEqual([{ cabin: 'texas-sage', checkIn: from, checkOut: to, place: 'cabin-card' }])
})

test('the dates go along to the page of the cabin', async ({ page, visit }) => {
  await visit(`/cabins?${asked}`)
  await card(page, 'Morning Dove')
    .getByRole('link', { name: /^View Details/ })
    .click()
  await expect(page).toHaveURL(`/cabins/morning-dove?from=${from}&to=${to}`)
  const { dates, nights, bookNow } = bookingCard(page)
  await expect(nights).toHaveText('3 nights')
  await expect(dates).toContainText(short(from))
  await expect(bookNow).toHaveAttribute(
    'href',
    `${partner}/morning-dove?check_in=${from}&check_out=${to}`,
  )
})

test('the answer is in the address: it can be shared, sorted and cleared', async ({
  page,
  visit,
}) => {
  await visit(`/cabins?${asked}`)
  await expect(page.getByText(`3 cabins are free ${days} for 2 guests.`)).toBeVisible()
  await page.getByLabel('Sort by').selectOption('Most reviews')
  await expect(page).toHaveURL(`/cabins?${asked}&sort=reviews`)
  await expect(names(page).first()).toHaveText('Mockingbird Cabin')
  await page.getByLabel('Guests').selectOption('1 guest')
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(page).toHaveURL(`/cabins?from=${from}&to=${to}&guests=1&sort=reviews`)
  await page.getByRole('link', { name: 'Clear dates' }).click()
  await expect(page).toHaveURL('/cabins?sort=reviews')
  await expect(page.getByText('Free for your dates')).toHaveCount(0)
  await expect(page.getByLabel('Arrive')).toHaveValue('')
})

test('when nobody is free, days close by are offered', async ({ page, visit }) => {
  await visit(`/cabins?from=${from}&to=${to}&guests=4`)
  await expect(page.getByText(`No cabin is free ${days} for 4 guests.`)).toBeVisible()
  await expect(page.getByText('5 cabins that sleep fewer than 4 are not shown.')).toBeVisible()
  const nearby = page.getByRole('region', { name: 'Free close to your dates' })
  await expect(nearby.getByRole('link')).toHaveCount(3)
  await nearby.getByRole('link').first().click()
  await expect(page.getByText(/^1 cabin is free from .* for 4 guests\.$/)).toBeVisible()
  await expect(card(page, 'Mountain Laurel')).toContainText('Free for your dates')
})

test('more guests than a cabin holds are told of group bookings', async ({ page, visit }) => {
  await visit(`/cabins?from=${from}&to=${to}&guests=7`)
  const answer = page.getByRole('status').filter({ hasText: 'No single cabin sleeps 7.' })
  await expect(answer.getByRole('link', { name: 'Book for a group' })).toHaveAttribute(
    'href',
    '/group-booking',
  )
})

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
  await expect(leaving).toHaveAccessibleDescription('Leave at least a day after you arrive.')
  await expect(leaving).toBeFocused()
  await expect(leaving).toHaveValue(from)
  await expect(page.getByLabel('Arrive')).toHaveValue(to)
  await expect(page.getByLabel('Guests')).toHaveValue('4')
  await expect(names(page), 'the cabins are still there').toHaveCount(6)

  await visit(`/cabins?from=${inDays(-2)}&to=${to}`)
  await expect(page.getByLabel('Arrive')).toHaveAccessibleDescription('This day has passed.')
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
  await expect(page.getByText(/^We cannot see the calendars right now\./)).toBeVisible()
  await expect(names(page)).toHaveCount(6)
  await expect(
    card(page, 'Desert Willow').getByRole('link', { name: /^Book Now/ }),
  ).toHaveAttribute('href', `${partner}/desert-willow?check_in=${from}&check_out=${to}&guests=2`)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search answers the same, and offers days close by', async ({ page }) => {
    await page.goto('/cabins?sort=reviews')
    await page.getByLabel('Arrive').fill(from)
    await page.getByLabel('Leave').fill(to)
    await page.getByRole('button', { name: 'Find free cabins' }).click()
    await expect(page).toHaveURL(`/cabins?${asked}&sort=reviews`)
    await expect(page.getByText(`3 cabins are free ${days} for 2 guests.`)).toBeVisible()
    await expect(names(page).first()).toHaveText('Mockingbird Cabin')

    await page.getByLabel('Guests').selectOption('4 guests')
    await page.getByRole('button', { name: 'Find free cabins' }).click()
    const nearby = page.getByRole('region', { name: 'Free close to your dates' })
    await expect(nearby.getByRole('link')).toHaveCount(3)
  })

  test('a mistake is named at its field', async ({ page }) => {
    await page.goto(`/cabins?from=${to}&to=${from}&guests=3`)
    await expect(page.getByLabel('Leave')).toHaveAccessibleDescription(
      'Leave at least a day after you arrive.',
    )
    await expect(page.getByLabel('Guests')).toHaveValue('3')
  })
})

for (const [name, query] of [
  ['free and booked cabins', asked],
  ['nothing free', `from=${from}&to=${to}&guests=4`],
  ['a mistake', `from=${to}&to=${from}&guests=2`],
] as const) {
  test(`axe finds nothing with ${name}`, { tag: '@everywhere' }, async ({ page, visit }) => {
    await visit(`/cabins?${query}`)
    await expectNoAxeViolationsInAnyColors(page)
  })
}

function names(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('heading')
}

function card(page: Page, name: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
}
