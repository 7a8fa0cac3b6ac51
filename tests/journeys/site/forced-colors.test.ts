import { expect, type Locator } from '@playwright/test'
import { datesPopover } from '../support/cabin-page.ts'
import { bookNowScreen } from '../support/book-now-screen.ts'
import { inDays, nextMonthsStay, spoken } from '../support/days.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { bookedFrom, test } from '../support/feed-site.ts'
import { inquiryForm } from '../support/inquiry-form.ts'
import { linesOf } from '../support/lines.ts'
import { reviewForm } from '../support/review-form.ts'
import { signIn } from '../support/sign-in.ts'

const { arrival, leaving } = nextMonthsStay()

test.use({ feeds: { 'texas-sage': bookedFrom([32, 34]) } })

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

/** Distinguishable without color. */
async function expectApart(one: Locator, other: Locator): Promise<void> {
  expect(await linesOf(one)).not.toBe(await linesOf(other))
}

test('the page one is on can be told from the others, in the header and the menu', async ({
  page,
  visit,
}) => {
  await visit('/about')
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
  await expectApart(link('About'), link('Events'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const drawer = page.getByRole('navigation', { name: 'Menu' })
  await expectApart(
    drawer.getByRole('link', { name: 'About' }),
    drawer.getByRole('link', { name: 'Events' }),
  )
})

test('home: the slide that is shown can be told from the others', async ({ page, visit }) => {
  await visit('/')
  const dot = (number: number) => page.getByRole('button', { name: `Show ${number} of ` }).first()
  await expectApart(dot(1), dot(2))
})

test('a cabin: a saved one and the chosen days can be told from the others', async ({
  page,
  visit,
}) => {
  await visit('/cabins/desert-willow')
  const save = page.getByRole('button', { name: 'Save' })
  const before = await linesOf(save)
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  expect(await linesOf(save)).not.toBe(before)

  await page.getByRole('button', { name: /^Check-in/ }).click()
  const calendar = datesPopover(page)
  const today = Temporal.PlainDate.from(inDays(0))
  const numberOf = (date: Temporal.PlainDate) =>
    calendar.getByRole('gridcell', { name: spoken(date.toString()) }).getByRole('button')
  expect(await linesOf(numberOf(today)), 'a day to choose').toMatch(/solid|dotted/)
  if (today.day > 1) {
    expect(await linesOf(numberOf(today.with({ day: 1 }))), 'a past day').not.toMatch(
      /solid|dotted/,
    )
  }
  await calendar.getByRole('button', { name: 'Go to the Next Month' }).click()
  const cell = (day: string) => calendar.getByRole('gridcell', { name: spoken(day) })
  await cell(arrival).getByRole('button').click()
  await cell(leaving).getByRole('button').click()
  const between = Temporal.PlainDate.from(arrival).add({ days: 1 }).toString()
  const outside = Temporal.PlainDate.from(leaving).add({ days: 2 }).toString()
  for (const chosen of [arrival, between, leaving]) await expectApart(cell(chosen), cell(outside))
})

test('a review: the stars that are lit can be told from those that are not', async ({
  page,
  visit,
}) => {
  await visit('/review?cabin=texas-sage')
  const form = reviewForm(page)
  await form.overallStars(3).check()
  const star = (count: number) => form.overall.locator('label').nth(count - 1)
  for (const lit of [1, 2, 3]) await expectApart(star(lit), star(4))
})

test('an inquiry: what is ticked can be told from what is not', async ({ page, visit }) => {
  await visit('/plan-event')
  const form = inquiryForm(page)
  await form.preference('Phone call').check()
  const box = (name: string) => form.region.locator('label').filter({ hasText: name })
  await expectApart(box('Phone call'), box('Text message'))
})

test('book-now: booked, past, free and picked days can be told apart', async ({ page, visit }) => {
  await visit('/book-now')
  const { grid, nextMonth, day } = bookNowScreen(page)
  const today = Temporal.PlainDate.from(inDays(0))
  const cell = (date: string) => grid.getByRole('gridcell', { name: spoken(date) })
  if (today.day > 1) {
    await expectApart(cell(today.with({ day: 1 }).toString()), cell(inDays(0)))
  }
  const booked = Temporal.PlainDate.from(inDays(32))
  while ((await day(booked.toString()).count()) === 0) await nextMonth.click()
  const near = [booked.add({ days: 4 }), booked.subtract({ days: 2 })]
  const free = String(near.find(({ month }) => month === booked.month))
  await expectApart(cell(booked.toString()), cell(free))
  const before = await linesOf(cell(free))
  await day(free).click()
  await expect(cell(free)).toHaveAttribute('aria-selected', 'true')
  expect(await linesOf(cell(free))).not.toBe(before)
})

test('events: the chosen view, day and event can be told from the others', async ({
  page,
  visit,
}) => {
  await visit('/events?view=list')
  const screen = eventsScreen(page)
  await expectApart(screen.tab('List View'), screen.tab('Calendar View'))
  await screen.tab('Calendar View').click()
  const days = screen.month.getByRole('gridcell')
  const chosen = screen.month.getByRole('gridcell', { selected: true })
  await expect(chosen).toHaveCount(1)
  const before = await linesOf(days.nth(20))
  await days.nth(20).getByRole('button').click()
  await expect(days.nth(20)).toHaveAttribute('aria-selected', 'true')
  expect(await linesOf(days.nth(20))).not.toBe(before)

  await screen.search.fill('market')
  const rows = screen.results.getByRole('link')
  const unchosen = await linesOf(rows.first())
  await rows.first().click()
  await expect(rows.first()).toHaveAttribute('aria-current')
  await screen.detailsHeading.focus()
  await page.mouse.move(0, 0)
  expect(await linesOf(rows.first())).not.toBe(unchosen)
})

test('the area guide and the review moderation: the open tab can be told from the others', async ({
  page,
  visit,
}) => {
  await visit('/things-to-do')
  const tab = (name: string | RegExp) => page.getByRole('tab', { name })
  await expectApart(tab('Wimberley'), tab('Austin'))
  await signIn(page)
  await visit('/admin/reviews')
  await expectApart(tab(/^Pending/), tab(/^Approved/))
  const admin = page.getByRole('navigation', { name: 'Admin' })
  await expectApart(
    admin.getByRole('link', { name: 'Reviews' }),
    admin.getByRole('link', { name: 'Contests' }),
  )
})

test('cabins: what can be pressed has a line around it', async ({ page, visit }) => {
  await visit('/cabins')
  const main = page.getByRole('main')
  for (const control of [
    main.getByRole('button', { name: 'Find free cabins' }),
    main.getByRole('link', { name: /^Book Now/ }).first(),
  ]) {
    expect(await linesOf(control)).toContain('solid')
  }
})
