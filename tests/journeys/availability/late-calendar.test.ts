import type { Page } from '@playwright/test'
import { shortStay } from '#contracts/date-formats.ts'
import { expect, test } from '../fixtures.ts'
import { bookingCard, datesPopover } from '../support/cabin-page.ts'
import { inDays, short } from '../support/days.ts'
import { datesButton } from '../support/free-cabins.ts'
import { holdBack } from '../support/responses.ts'

// Until a calendar’s code has come, there are native date fields.

const code = '**/assets/stay-calendar-*.js'

test('days typed before a cabin’s calendar comes do not stop a pressed link', async ({
  page,
  visit,
}) => {
  const held = await holdBack(page, code)
  await visit('/cabins/texas-sage')
  const reviews = await typeAndGoOn(page)
  await held.letArrive()
  reviews.letGo()
  await expect(page).toHaveURL('/reviews')
})

test('if the page of that link does not come, the typed days are taken after all', async ({
  page,
  visit,
}) => {
  const held = await holdBack(page, code)
  await visit('/cabins/texas-sage')
  await typeAndGoOn(page)
  await held.letArrive()
  // Another press ends the wait for the page.
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter')
  await expect(bookingCard(page).dates).toContainText(short(inDays(2)))
})

const stay = { checkIn: inDays(2), checkOut: inDays(5) }
const fields = [
  {
    place: 'a cabin',
    path: '/cabins/texas-sage',
    labels: ['Check-in', 'Check-out'],
    shown: short(stay.checkOut),
  },
  {
    place: 'the search',
    path: '/cabins',
    labels: ['Arrive', 'Leave'],
    shown: shortStay(stay),
  },
] as const

for (const { place, path, labels, shown } of fields) {
  test(`a day being typed as the calendar of ${place} comes is typed to its end`, async ({
    page,
    visit,
  }) => {
    const held = await holdBack(page, code)
    await visit(path)
    const button = path === '/cabins' ? datesButton(page) : bookingCard(page).dates
    await button.click()
    await type(page, labels[0], stay.checkIn)
    const field = datesPopover(page).getByLabel(labels[1])
    await field.focus()
    await held.letArrive()
    await expect(field).toBeFocused()
    await field.fill(stay.checkOut)
    await field.blur()
    await expect(datesPopover(page).getByRole('grid').first()).toBeVisible()
    await expect(button).toContainText(shown)
  })
}

function type(page: Page, label: string, day: string): Promise<void> {
  return datesPopover(page).getByLabel(label).fill(day)
}

/** Types days, and presses a link whose page does not come. */
async function typeAndGoOn(page: Page) {
  const reviews = await holdBack(page, '**/reviews.data*')
  await bookingCard(page).dates.click()
  await type(page, 'Check-in', inDays(2))
  await type(page, 'Check-out', inDays(5))
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Reviews' }).click()
  await expect.poll(reviews.requests).toBe(1)
  return reviews
}
