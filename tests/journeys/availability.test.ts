import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { expectNoAxeViolationsInAnyColors } from './support/axe.ts'
import { bookingCard, datesPopover } from './support/cabin-page.ts'
import { inDays, short, spoken } from './support/days.ts'
import { bookedFrom, test } from './support/feed-site.ts'
import { tabTo } from './support/keyboard.ts'
import { leave } from './support/partner.ts'

const partner = 'https://stays.example/lone-oak'
const withoutLiveData = 'Showing calendar without live availability data'

// Somebody stays from the 4th to the 6th day from today, another from the 9th to the 20th.
test.use({
  feeds: {
    'texas-sage': bookedFrom([4, 6], [9, 20]),
    'morning-dove': { kind: 'status', status: 503 },
    'mountain-laurel': { kind: 'text', text: 'this is no calendar' },
  },
})

test('a stay between booked days is chosen by keyboard alone', async ({ page, visit }) => {
  await visit('/cabins/texas-sage')
  const { dates, nights, bookNow } = bookingCard(page)
  const press = async (key: string) => page.keyboard.press(key)
  await tabTo(dates)
  await press('Enter')
  const { day, note } = await openedCalendar(page)
  await tabTo(day(inDays(0)))
  for (const days of [1, 2, 3, 4]) {
    await press('ArrowRight')
    await expect(day(inDays(days))).toBeFocused()
  }
  await expect(day(inDays(4))).toHaveAccessibleName(/, booked$/)
  await press('Enter')
  await expect(note).toHaveText(/ is booked\. Please choose another day\.$/)

  await press('ArrowRight')
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
    new RegExp(`by ${long(inDays(3))}: ${monthDay(inDays(4))} is booked`),
  )
  await press(inDays(7))
  await expect(note).toHaveText(
    `${monthDay(inDays(4))} is booked, so your stay must end by ${long(inDays(3))}.`,
  )
  await expect(nights, 'nothing was chosen').toBeHidden()
  await expect(dates, 'and nothing lost').toContainText(short(inDays(1)))
  await press(inDays(3))
  await expect(nights).toHaveText('2 nights')
})

test('days of a link that are booked meanwhile are not kept', async ({ page, visit }) => {
  await visit(`/cabins/texas-sage?from=${inDays(2)}&to=${inDays(5)}`)
  const { dates, nights } = bookingCard(page)
  await expect(nights).toHaveText('3 nights')
  await dates.click()
  const { note } = await openedCalendar(page)
  await expect(note).toContainText('so your stay must end by')
  await expect(nights).toBeHidden()
  await expect(dates).toContainText(short(inDays(2)))
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
      await datesPopover(page).getByRole('button', { name: 'Done' }).click()
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
  const json = { cabin: 'texas-sage', hasFeed: true, booked: [], updatedAt: null, error: null }
  await page.route('**/api/availability/texas-sage', (route) => route.fulfill({ json }))
  await visit('/cabins/texas-sage')
  const { dates, nights } = bookingCard(page)
  await dates.click()
  const { press } = await openedCalendar(page)
  await expect(datesPopover(page)).toContainText('Looking up which days are booked…')
  await press(inDays(4))
  await press(inDays(5))
  await expect(nights).toHaveText('1 night')
})

test('when our own server does not answer, the calendar says so and still works', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 500|Network response was not ok/)
  await page.route('**/api/availability/texas-sage', (route) => route.fulfill({ status: 500 }))
  await visit('/cabins/texas-sage')
  const { dates, nights } = bookingCard(page)
  await dates.click()
  const { press } = await openedCalendar(page)
  await expect(datesPopover(page)).toContainText('Failed to load availability data')
  await press(inDays(4))
  await press(inDays(5))
  await expect(nights).toHaveText('1 night')
})

test(
  'axe finds nothing with booked days in the open calendar',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    await visit('/cabins/texas-sage')
    await bookingCard(page).dates.click()
    const { press } = await openedCalendar(page)
    await press(inDays(4))
    await expectNoAxeViolationsInAnyColors(page)
  },
)

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
  await expect(back.getByLabel('Arrive')).toHaveValue(inDays(3))
  await expect(back.getByLabel('Leave')).toHaveValue(inDays(5))
  expect(await site.departures(), 'nobody left').toEqual([])
  await page.close()
})

async function openedCalendar(page: Page) {
  const popover = datesPopover(page)
  await expect(popover.getByRole('grid')).toBeVisible()
  const day = (date: string): Locator =>
    popover.getByRole('grid').getByRole('button', { name: spoken(date) })
  return {
    day,
    note: popover.getByRole('status', { name: 'What to choose next' }),
    /** Refused days take presses too, to say why. */
    press: async (date: string): Promise<void> => {
      const next = popover.getByRole('button', { name: 'Go to the Next Month' })
      if ((await day(date).count()) === 0) await next.click()
      await day(date).click({ force: true })
    },
  }
}

function long(day: string): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric' } as const
  return Temporal.PlainDate.from(day).toLocaleString('en-US', parts)
}

function monthDay(day: string): string {
  return Temporal.PlainDate.from(day).toLocaleString('en-US', { month: 'long', day: 'numeric' })
}
