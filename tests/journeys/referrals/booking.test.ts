import type { Locator } from '@playwright/test'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import { bookingCard, datesPopover, doneButton } from '../support/cabin-page.ts'
import { firstOfThisMonth, inDays, nextMonthsStay, short, spoken } from '../support/days.ts'
import { tabTo, tabToToday } from '../support/keyboard.ts'
import { expectAtPartner, leave, opensPartner, partner } from '../support/partner.ts'

const { facts } = sampleSite

// spec: 2/cabin-detail, 4/cabin-dialogs
test(
  'a guest with a phone finds a cabin, chooses days and leaves with them for the partner',
  { tag: '@phone' },
  async ({ page, visit, site }) => {
    const { arrival, leaving } = nextMonthsStay()
    await visit('/')
    await page.getByRole('link', { name: 'Texas Sage', exact: true }).tap()
    await expect(page).toHaveURL('/cabins/texas-sage')

    const { dates, nights, bookNow } = bookingCard(page)
    await dates.tap()
    const calendar = datesPopover(page)
    await calendar.getByRole('button', { name: 'Go to the Next Month' }).tap()
    await calendar.getByRole('button', { name: spoken(arrival) }).tap()
    await calendar.getByRole('button', { name: spoken(leaving) }).tap()
    await (await doneButton(calendar)).tap()
    await expect(calendar).toBeHidden()
    await expect(dates).toContainText(short(arrival))
    await expect(dates).toContainText(short(leaving))
    await expect(nights).toHaveText('3 nights')

    const tab = await leave(page, () => bookNow.tap())
    await expectAtPartner(tab, `${partner}/texas-sage?check_in=${arrival}&check_out=${leaving}`)
    const address = `/cabins/texas-sage?from=${arrival}&to=${leaving}`
    await expect(page, 'the guest still has the cabin open').toHaveURL(address)
    await expect
      .poll(() => site.referrals())
      .toEqual([
        {
          cabin: 'texas-sage',
          checkIn: arrival,
          checkOut: leaving,
          place: 'cabin-page',
        },
      ])
  },
)

test('the whole way to the partner can be gone by keyboard alone', async ({
  page,
  visit,
  site,
}) => {
  const arrival = inDays(7)
  const leaving = inDays(9)
  const press = async (key: string) => page.keyboard.press(key)
  const go = async (target: Locator) => {
    await tabTo(target)
    await press('Enter')
  }
  await visit('/')
  await go(page.getByRole('link', { name: 'Skip to the content' }))
  await go(page.getByRole('link', { name: 'Coyote Cabin', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'Coyote Cabin' })).toBeVisible()

  const { dates, bookNow } = bookingCard(page)
  await go(dates)
  const calendar = datesPopover(page)
  await tabToToday(calendar)
  await press('ArrowDown')
  await expect(calendar.getByRole('button', { name: spoken(arrival) })).toBeFocused()
  await press('Enter')
  await press('ArrowRight')
  await press('ArrowRight')
  await expect(calendar.getByRole('button', { name: spoken(leaving) })).toBeFocused()
  await press('Enter')
  await go(calendar.getByRole('button', { name: 'Done' }))
  await expect(dates, 'the focus comes back').toBeFocused()
  await tabTo(bookNow)

  const tab = await leave(page, () => press('Enter'))
  await expectAtPartner(tab, `${partner}/coyote-cabin?check_in=${arrival}&check_out=${leaving}`)
  await expect.poll(() => site.referrals()).toHaveLength(1)
})

// spec: 5/date-pickers
test('days can be left open: Book Now leads to the plain address', async ({
  page,
  visit,
  site,
}) => {
  await visit('/cabins/morning-dove')
  await expect(
    page.getByText("You'll be redirected to our booking partner to complete your reservation"),
  ).toBeVisible()
  const tab = await leave(page, () => bookingCard(page).bookNow.click())
  await expectAtPartner(tab, `${partner}/morning-dove`)
  await expect
    .poll(() => site.referrals())
    .toEqual([{ cabin: 'morning-dove', checkIn: null, checkOut: null, place: 'cabin-page' }])
})

// spec: 5/date-pickers
test('days before today cannot be chosen, and chosen days can be cleared', async ({
  page,
  visit,
}) => {
  await visit('/cabins/morning-dove')
  const { dates, nights, bookNow } = bookingCard(page)
  await dates.click()
  const calendar = datesPopover(page)
  await expect(calendar.getByRole('button', { name: 'Go to the Previous Month' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  if (inDays(0) !== firstOfThisMonth()) {
    const passed = calendar.getByRole('button', { name: spoken(firstOfThisMonth()) })
    await expect(passed).toBeDisabled()
  }
  const { arrival, leaving } = nextMonthsStay()
  await calendar.getByRole('button', { name: 'Go to the Next Month' }).click()
  await calendar.getByRole('button', { name: spoken(arrival) }).click()
  await calendar.getByRole('button', { name: spoken(leaving) }).click()
  await expect(nights).toHaveText('3 nights')
  await calendar.getByRole('button', { name: 'Clear dates' }).press('Enter')
  await expect(nights).toBeHidden()
  await expect(bookNow).toHaveAttribute('href', `${partner}/morning-dove`)
})

// spec: 7/booking-links
test("the header's Book Now opens the partner's page for the property", async ({
  page,
  visit,
  site,
}) => {
  await visit('/about')
  const bookNow = page.getByRole('banner').getByRole('link', { name: /^Book Now/ })
  const tab = await leave(page, () => bookNow.click())
  await expectAtPartner(tab, facts.bookingPartner.propertyUrl)
  await expect
    .poll(() => site.referrals())
    .toEqual([{ cabin: null, checkIn: null, checkOut: null, place: 'header' }])
})

// spec: 7/booking-links
test("a card's Book Now opens the partner's page for its cabin", async ({ page, visit, site }) => {
  await visit('/cabins')
  for (const { name, bookingUrl } of sampleSite.cabins) {
    const link = page.getByRole('link', { name: `Book Now : ${name} ${opensPartner}` })
    await expect(link).toHaveAttribute('href', bookingUrl)
  }
  const mockingbird = page.getByRole('link', { name: /^Book Now : Mockingbird Cabin/ })
  const tab = await leave(page, () => mockingbird.click())
  await expectAtPartner(tab, `${partner}/mockingbird-cabin`)
  await expect
    .poll(() => site.referrals())
    .toEqual([{ cabin: 'mockingbird-cabin', checkIn: null, checkOut: null, place: 'cabin-card' }])
})

test('days typed before the scripts run are kept when the calendar arrives', async ({ page }) => {
  const { arrival, leaving } = nextMonthsStay()
  const scripts = await holdBack(page, '**/assets/*.js')
  await page.goto('/cabins/texas-sage', { waitUntil: 'domcontentloaded' })
  const { dates, bookNow } = bookingCard(page)
  await dates.click()
  const popover = datesPopover(page)
  await popover.getByLabel('Check-in').fill(arrival)
  await popover.getByLabel('Check-out').fill(leaving)

  scripts.letGo()
  await popover.getByLabel('Check-out').blur()
  await expect(popover.getByRole('grid')).toBeVisible()
  await expect(dates).toContainText(short(arrival))
  await expect(dates).toContainText(short(leaving))
  await expect(bookNow).toHaveAttribute(
    'href',
    `${partner}/texas-sage?check_in=${arrival}&check_out=${leaving}`,
  )
})
