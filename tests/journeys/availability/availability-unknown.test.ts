import { expect } from '../fixtures.ts'
import { bookingCard, datesPopover, doneButton } from '../support/cabin-page.ts'
import { inDays } from '../support/days.ts'
import { bookedFrom, test } from '../support/feed-site.ts'
import { leave, partner } from '../support/partner.ts'
import { openedCalendar } from '../support/open-calendar.ts'

const withoutLiveData = 'Showing calendar without live availability data'

// Stays from the 4th to the 6th day from today, and from the 9th to the 20th.
test.use({
  feeds: {
    'texas-sage': bookedFrom([4, 6], [9, 20]),
    'morning-dove': { kind: 'status', status: 503 },
    'mountain-laurel': { kind: 'text', text: 'this is no calendar' },
  },
})

test.describe('when booked days are not known, days can be chosen and booked all the same', () => {
  const cases = [
    { slug: 'morning-dove', words: 'Failed to fetch calendar data: 503', note: withoutLiveData },
    { slug: 'mountain-laurel', words: 'Failed to load availability data', note: withoutLiveData },
    { slug: 'desert-willow', words: 'not connected to our calendar yet', note: '' },
  ]
  for (const { slug, words, note } of cases) {
    test(`on ${slug}`, async ({ page, visit }) => {
      await visit(`/cabins/${slug}`)
      const { dates, bookNow } = bookingCard(page)
      await dates.click()
      const { press } = await openedCalendar(page)
      await expect(datesPopover(page)).toContainText(words)
      await expect(datesPopover(page)).toContainText(note)
      await press(inDays(4))
      await press(inDays(10))
      await (await doneButton(datesPopover(page))).click()
      const tab = await leave(page, () => bookNow.click())
      await expect(tab).toHaveURL(
        `${partner}/${slug}?check_in=${inDays(4)}&check_out=${inDays(10)}`,
      )
    })
  }
})

test('while the feed was not read yet, days can be chosen, and it says that they are looked up', async ({
  page,
  visit,
}) => {
  const json = {
    cabin: 'texas-sage',
    hasFeed: true,
    booked: [],
    nights: { taken: [], notOpen: [], unknown: [] },
    updatedAt: null,
    error: null,
  }
  await page.route('**/api/availability/texas-sage', (route) => route.fulfill({ json }))
  await visit('/cabins/texas-sage')
  const { dates } = bookingCard(page)
  await dates.click()
  const { press } = await openedCalendar(page)
  await expect(datesPopover(page)).toContainText('Looking up which days are booked…')
  await press(inDays(4))
  await press(inDays(5))
  // Not in the card, for which the site's own search may know that they are booked.
  const done = datesPopover(page).getByRole('button', { name: '1 night · Done' })
  await expect(done).toBeVisible()
})

test('when our own server does not answer, the calendar says so and still works', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 500|Network response was not ok/)
  await page.route('**/api/availability/texas-sage', (route) => route.fulfill({ status: 500 }))
  await visit('/cabins/texas-sage')
  const { dates } = bookingCard(page)
  await dates.click()
  const { press } = await openedCalendar(page)
  await expect(datesPopover(page)).toContainText('Failed to load availability data')
  await press(inDays(4))
  await press(inDays(5))
  const done = datesPopover(page).getByRole('button', { name: '1 night · Done' })
  await expect(done).toBeVisible()
})
