// spec: 5/date-pickers
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { bookingCard, datesPopover } from '../support/cabin-page.ts'
import { inDays, short } from '../support/days.ts'
import { bookedFrom, test } from '../support/feed-site.ts'
import { datesButton } from '../support/free-cabins.ts'
import { inquiryForm } from '../support/inquiry-form.ts'
import { resize } from '../support/layout.ts'
import { openedCalendar } from '../support/open-calendar.ts'

test.use({ feeds: { 'texas-sage': bookedFrom([4, 6], [9, 20]) } })

const cabin = '/cabins/texas-sage'
const bottomBar = (page: Page) =>
  page.getByRole('main').getByRole('group', { name: 'Book Your Stay' })
const nextMonth = (page: Page) =>
  datesPopover(page).getByRole('button', { name: 'Go to the Next Month' })

for (const [width, height] of [
  [320, 568],
  [360, 560],
  [390, 844],
] as const) {
  test(`the sheet of a cabin's calendar is whole in every month at ${width} by ${height}, and the page stays`, async ({
    page,
    visit,
  }) => {
    await resize(page, { width, height })
    await visit(cabin)
    await bottomBar(page)
      .getByRole('button', { name: /^Add dates/ })
      .click()
    await openedCalendar(page)
    const sheet = datesPopover(page)
    await expect(sheet).toHaveCSS('border-bottom-left-radius', '0px')
    for (let month = 0; month < 9; month += 1) {
      await expect(sheet).toBeInViewport({ ratio: 1 })
      await nextMonth(page).click()
    }
    await sheet.getByRole('button', { name: /Done$/ }).scrollIntoViewIfNeeded()
    await expect(sheet.getByRole('button', { name: /Done$/ })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
}

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const) {
  test(`a cabin's calendar stays off its field and the header, and its arrows stay put, at ${width} by ${height}`, async ({
    page,
    visit,
  }) => {
    await resize(page, { width, height })
    await visit(cabin)
    const { dates } = bookingCard(page)
    await dates.click()
    await openedCalendar(page)
    const calendar = datesPopover(page)
    await expect(calendar.getByText('Check-out only'), 'the feed has answered').toBeVisible()
    const arrow = await boxOf(nextMonth(page))
    for (let month = 0; month < 9; month += 1) {
      expect(await overlap(calendar, dates)).toBe(false)
      expect(await overlap(calendar, page.getByRole('banner'))).toBe(false)
      expect(await boxOf(nextMonth(page))).toEqual(arrow)
      await nextMonth(page).click()
    }
  })
}

for (const path of ['/', '/cabins']) {
  test(`the search of ${path} scrolls no further than its calendar needs`, async ({
    page,
    visit,
  }) => {
    await resize(page, { width: 1280, height: 720 })
    await visit(path)
    await datesButton(page).click()
    const calendar = datesPopover(page)
    await expect(calendar.getByRole('grid')).toHaveCount(2)
    await expect(calendar).toBeInViewport({ ratio: 1 })
    await expect.poll(() => overlap(calendar, page.getByRole('banner'))).toBe(false)
    await expect.poll(() => overlap(calendar, datesButton(page))).toBe(false)
    const { top, height } = await boxOf(calendar)
    expect(720 - top - height, 'room left below it').toBeLessThan(50)
  })
}

for (const [width, height] of [
  [768, 800],
  [1440, 900],
] as const) {
  test(`the calendar of a group's dates starts under Check-in, whose label stays in view, at ${width} by ${height}`, async ({
    page,
    visit,
  }) => {
    await resize(page, { width, height })
    await visit('/group-booking')
    const { checkIn, region } = inquiryForm(page)
    await checkIn.click()
    const calendar = datesPopover(page)
    await expect(calendar.getByRole('grid').first()).toBeVisible()
    expect((await boxOf(calendar)).left).toBe((await boxOf(checkIn)).left)
    const label = region.locator('label').filter({ hasText: /^Check-in/ })
    expect(await overlap(label, page.getByRole('banner'))).toBe(false)
    expect(await overlap(label, calendar)).toBe(false)
    const scrolled = await page.evaluate(() => scrollY)
    await calendar.getByRole('button', { name: /Done$/ }).focus()
    expect(await page.evaluate(() => scrollY), 'the focus moves the page').toBe(scrolled)
  })
}

test('the bar of a phone names the day of arrival and asks for the other', async ({
  page,
  visit,
}) => {
  await resize(page, { width: 390, height: 844 })
  await visit(cabin)
  const open = bottomBar(page).getByRole('button')
  await expect(open).toContainText('See when it is free')
  await open.click()
  const { press } = await openedCalendar(page)
  await press(inDays(1))
  await page.keyboard.press('Escape')
  await expect(open).toContainText(short(inDays(1)))
  await expect(open).toContainText('Add your check-out')
})

interface Box {
  left: number
  top: number
  width: number
  height: number
}

function boxOf(target: Locator): Promise<Box> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [l, t, w, h] = [left, top, width, height].map((length) => Math.round(length))
    return { left: l ?? 0, top: t ?? 0, width: w ?? 0, height: h ?? 0 }
  })
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)])
  const isBeside = a.left + a.width <= b.left || b.left + b.width <= a.left
  return !isBeside && a.top < b.top + b.height && b.top < a.top + a.height
}
