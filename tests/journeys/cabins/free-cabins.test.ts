// spec: 2/cabins-grid
import { expect } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import { bookingCard } from '../support/cabin-page.ts'
import { inDays, short } from '../support/days.ts'
import { test } from '../support/feed-site.ts'
import { expectAtPartner, leave, partner } from '../support/partner.ts'
import {
  asked,
  card,
  chooseDates,
  datesButton,
  days,
  feeds,
  from,
  names,
  searchLine,
  to,
} from '../support/free-cabins.ts'

test.use({ feeds })

test('a guest finds the free cabins and books one with the dates in hand', async ({
  page,
  visit,
  site,
}) => {
  await visit('/cabins')
  await chooseDates(page, from, to)
  await page.getByLabel('Guests').selectOption('2 guests')
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(page).toHaveURL(`/cabins?${asked}`)
  await expect(page.getByText(`3 cabins are free ${days} for 2 guests.`)).toBeVisible()
  await expect(searchLine(page)).toContainText('2 guests · 3 free')
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
    .poll(() => site.referrals())
    .toEqual([{ cabin: 'texas-sage', checkIn: from, checkOut: to, place: 'cabin-card' }])
})

test('the dates go along to the page of the cabin', async ({ page, visit }) => {
  await visit(`/cabins?${asked}`)
  await card(page, 'Morning Dove').getByRole('link', { name: 'Morning Dove', exact: true }).click()
  await expect(page).toHaveURL(`/cabins/morning-dove?${asked}`)
  const { dates, nights, bookNow } = bookingCard(page)
  await expect(nights).toHaveText('3 nights')
  await expect(dates).toContainText(short(from))
  await expect(bookNow).toHaveAttribute(
    'href',
    `${partner}/morning-dove?check_in=${from}&check_out=${to}&guests=2`,
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
  await searchLine(page).click()
  await page.getByLabel('Guests').selectOption('1 guest')
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(page).toHaveURL(`/cabins?from=${from}&to=${to}&guests=1&sort=reviews`)
  await searchLine(page).click()
  await page.getByRole('link', { name: 'Clear dates' }).click()
  await expect(page).toHaveURL('/cabins?sort=reviews')
  await expect(page.getByText('Free for your dates')).toHaveCount(0)
  await expect(datesButton(page)).toContainText('Add dates')
})

test('a booked cabin offers its nearest free days, taken with one press', async ({
  page,
  visit,
}) => {
  await visit(`/cabins?${asked}`)
  const nearest = card(page, 'Desert Willow').getByRole('link', { name: /^Free / })
  await nearest.click()
  await expect(page).toHaveURL(`/cabins?from=${inDays(23)}&to=${inDays(26)}&guests=2`)
  await expect(card(page, 'Desert Willow')).toContainText('Free for your dates')
})

test(
  'the page of a booked cabin says so before a guest leaves for the partner',
  { tag: '@everywhere' },
  async ({ page, visit, isMobile }) => {
    await visit(`/cabins/desert-willow?${asked}`)
    const booking = page.getByRole('main').getByRole(isMobile ? 'group' : 'region', {
      name: 'Book Your Stay',
    })
    await expect(booking).toContainText('Already booked')
    await expect(booking.getByRole('link', { name: /^Book Now/ })).toBeVisible()
    await visit(`/cabins/texas-sage?from=${from}&to=${to}&guests=6`)
    await expect(booking).toContainText('Sleeps 2 at most')
    await visit(`/cabins/desert-willow?from=${from}&to=${to}&guests=6`)
    await expect(booking, 'whether or not it is booked').toContainText('Sleeps 2 at most')
    await visit(`/cabins/texas-sage?${asked}`)
    await expect(booking).toContainText('3 nights')
  },
)

test('guests without dates see the cabins that are large enough for them', async ({
  page,
  visit,
}) => {
  await visit('/')
  const people = page.getByRole('combobox', { name: 'Guests' })
  await people.selectOption('4 guests')
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(names(page)).toHaveText(['Mountain Laurel'])
  await expect(page.getByText('5 cabins that sleep fewer than 4 are not shown.')).toBeVisible()
  await expect(people).toHaveValue('4')
  await page.reload()
  await expect(names(page)).toHaveText(['Mountain Laurel'])
  await expect(people).toHaveValue('4')
})

test('a card is pressed anywhere, and its stars lead to what its guests wrote', async ({
  page,
  visit,
}) => {
  await visit(`/cabins?${asked}`)
  // Back on the cabins, their cards would otherwise be looked for on the cabin's own page.
  const title = page.getByRole('heading', { level: 1, name: 'Our Cabins' })
  await card(page, 'Texas Sage').getByText('Sleeps 2').click({ force: true })
  await expect(page).toHaveURL(`/cabins/texas-sage?${asked}`)
  await page.goBack()
  await expect(title).toBeVisible()
  await card(page, 'Texas Sage').getByRole('img').first().click()
  await expect(page).toHaveURL(`/cabins/texas-sage?${asked}`)
  await page.goBack()
  await expect(title).toBeVisible()
  await card(page, 'Texas Sage')
    .getByRole('link', { name: /out of 5 stars/ })
    .click()
  await expect(page).toHaveURL('/reviews?cabin=Texas+Sage')
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
  await expect(page.getByRole('button', { name: /pictures$/ })).toHaveCount(0)
})

test('the next free days of a cabin are taken to the partner with one press', async ({
  page,
  visit,
}) => {
  await visit('/cabins/texas-sage')
  const booking = page.getByRole('region', { name: 'Book Your Stay' })
  const take = booking.getByRole('link', { name: 'Take these dates' })
  await expect(take).toHaveAccessibleDescription(/^Next free: [A-Z][a-z]{2} \d/)
  await take.click()

  const tab = await leave(page, () => booking.getByRole('link', { name: /^Book Now/ }).click())
  await expect(tab).toHaveURL(/texas-sage\?.*\d{4}-\d\d-\d\d.*\d{4}-\d\d-\d\d/)
})

for (const [name, query] of [
  ['free and booked cabins', asked],
  ['nothing free', `from=${from}&to=${to}&guests=4`],
  ['a mistake', `from=${to}&to=${from}&guests=2`],
] as const) {
  test(`axe finds nothing with ${name}`, async ({ page, visit }) => {
    await visit(`/cabins?${query}`)
    await expectNoAxeViolationsOnAnyDevice(page, 'state')
  })
}
