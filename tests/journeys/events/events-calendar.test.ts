// spec: 2/events, 4/events
import { wholeDayItem } from '../../fakes/calendar-items.ts'
import { expect, untilHydrated } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import { test } from '../support/calendar-site.ts'
import { inDays, spoken } from '../support/days.ts'
import { eventsScreen } from '../support/events-screen.ts'
import { tabTo } from '../support/keyboard.ts'
import { fontsHaveLoaded } from '../support/layout.ts'

const { PlainDate } = Temporal

/** In the next month, so that the journey always has to change months. */
const faireDay = PlainDate.from(inDays(0)).add({ months: 1 }).with({ day: 15 })
const daysAhead = PlainDate.from(inDays(0)).until(faireDay, { largestUnit: 'days' }).days
const faire = wholeDayItem(Temporal.Now.instant(), {
  days: daysAhead,
  length: 2,
  id: 'faire',
  summary: 'Winter Faire',
  location: 'Old Mill, Wimberley, TX',
})

const full = (day: Temporal.PlainDate) => day.toLocaleString('en-US', { dateStyle: 'full' })
const emptyDay = 'No events scheduled for this date'

test.use({ calendarBehaviour: { kind: 'items', items: [faire] } })

test('the list shows what is coming up by month', async ({ page, visit }) => {
  const { calendar, tab } = eventsScreen(page)
  await visit('/events?view=list')
  await expect(tab('List View')).toHaveAttribute('aria-selected', 'true')
  const month = faireDay.toLocaleString('en-US', { month: 'long', year: 'numeric' })
  const faireLink = calendar.getByRole('link', { name: 'Winter Faire' })
  if (!(await faireLink.isVisible())) await calendar.getByRole('heading', { name: month }).click()
  await expect(faireLink).toBeVisible()
})

test('the month begins with today, turns its pages and shows what is on a day', async ({
  page,
  visit,
}) => {
  const { calendar, dayHeading, tab, month } = eventsScreen(page)
  await visit('/events')
  await tab('Calendar View').click()
  await expect(page).toHaveURL('/events?view=calendar')
  await expect(dayHeading).toHaveText(full(PlainDate.from(inDays(0))))
  await calendar.getByRole('button', { name: 'Go to the Next Month' }).click()
  const first = month.getByRole('button', { name: spoken(faireDay.toString()) })
  await expect(first).toHaveAccessibleName(/, \d+ events?$/)
  await first.click()
  await expect(dayHeading).toHaveText(full(faireDay))
  await expect(calendar.getByRole('link', { name: 'Winter Faire' })).toBeVisible()

  await month.getByRole('button', { name: spoken(faireDay.add({ days: 1 }).toString()) }).click()
  await expect(calendar.getByRole('link', { name: 'Winter Faire' }), 'its last day').toBeVisible()
  await month.getByRole('button', { name: spoken(quietDay().toString()) }).click()
  await expect(calendar.getByText(emptyDay, { exact: true })).toBeVisible()
})

test('a past month without events says so, and a coming one that there are none yet', async ({
  page,
  visit,
}) => {
  const { calendar, month } = eventsScreen(page)
  const none = calendar.getByText('Nothing listed this month')
  await visit(`/events?view=calendar&day=${inDays(-400)}`)
  await expect(none).toBeVisible()
  await visit(`/events?view=calendar&day=${faireDay.toString()}`)
  await expect(month).toBeVisible()
  await expect(none).toBeHidden()
  await visit(`/events?view=calendar&day=${inDays(400)}`)
  await expect(calendar.getByText('Nothing listed yet')).toBeVisible()
})

test('where there is room, the month comes first and names what is on a day', async ({
  page,
  visit,
}) => {
  const { calendar, tab, month } = eventsScreen(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  await visit('/events')
  await calendar.getByRole('heading', { name: 'Event Calendar' }).scrollIntoViewIfNeeded()
  await expect(tab('Calendar View')).toHaveAttribute('aria-selected', 'true')
  await calendar.getByRole('button', { name: 'Go to the Next Month' }).click()
  const first = month.getByRole('button', { name: spoken(faireDay.toString()) })
  await expect(first.getByText('Winter Faire')).toBeVisible()
})

test('on smaller screens the list comes first', async ({ page, visit }) => {
  const { calendar, tab } = eventsScreen(page)
  await page.setViewportSize({ width: 1023, height: 768 })
  await visit('/events')
  await calendar.getByRole('heading', { name: 'Event Calendar' }).scrollIntoViewIfNeeded()
  await expect(tab('List View')).toHaveAttribute('aria-selected', 'true')
})

test('the chosen view is in the address and survives a reload', async ({ page, visit }) => {
  const { tab, month } = eventsScreen(page)
  await visit('/events?view=calendar')
  await expect(tab('Calendar View')).toHaveAttribute('aria-selected', 'true')
  await expect(month).toBeVisible()
  await page.reload()
  await untilHydrated(page)
  await expect(month).toBeVisible()
})

test('both views by keyboard', async ({ page, visit }) => {
  const { dayHeading, tab, month } = eventsScreen(page)
  await visit('/events?view=list')
  await tabTo(tab('List View'))
  await page.keyboard.press('ArrowRight')
  await expect(tab('Calendar View')).toBeFocused()
  const today = month.getByRole('button', { name: /^Today/ })
  await expect(today).toBeVisible()
  await tabTo(today)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dayHeading).toHaveText(full(PlainDate.from(inDays(1))))
})

test('an event of a day can be chosen like a card', async ({ page, visit }) => {
  const { calendar, sheetHeading, month } = eventsScreen(page)
  await visit(`/events?view=calendar&day=${faireDay.toString()}`)
  // Until its code has loaded, the link opens the event's page, as without scripts.
  await expect(month).toBeVisible()
  await calendar.getByRole('link', { name: 'Winter Faire' }).click()
  await expect(sheetHeading).toHaveText('Winter Faire')
})

test(
  'what is on a day stays under the finger while the month is still coming',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    const arrival = await holdBack(page, '**/assets/calendar-view-*.js')
    const { calendar, month } = eventsScreen(page)
    await visit(`/events?view=calendar&day=${faireDay.toString()}`)
    await fontsHaveLoaded(page)
    const link = calendar.getByRole('link', { name: 'Winter Faire' })
    await link.scrollIntoViewIfNeeded()
    const before = await link.boundingBox()
    arrival.letGo()
    await expect(month).toBeVisible()
    expect(await link.boundingBox()).toEqual(before)
  },
)

test(
  'the month is as high with four weeks as with six',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    const { month } = eventsScreen(page)
    const heights = new Set<number>()
    for (const day of ['2026-02-10', '2026-03-10', '2026-05-10']) {
      await visit(`/events?view=calendar&day=${day}`)
      await fontsHaveLoaded(page)
      heights.add((await month.boundingBox())?.height ?? 0)
    }
    expect(heights.size).toBe(1)
  },
)

for (const timezoneId of ['Pacific/Auckland', 'Pacific/Honolulu']) {
  test.describe(`for a guest in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('whole days stay where they are, and today is today at the cabins', async ({
      page,
      visit,
    }) => {
      const { calendar, dayHeading, browse, month } = eventsScreen(page)
      await visit('/events?view=calendar')
      await expect(month.getByRole('button', { name: /^Today/ })).toHaveAccessibleName(
        spoken(inDays(0)),
      )
      await expect(dayHeading).toHaveText(full(PlainDate.from(inDays(0))))
      await calendar.getByRole('button', { name: 'Go to the Next Month' }).click()
      for (const [day, isOn] of [
        [faireDay.subtract({ days: 1 }), false],
        [faireDay, true],
        [faireDay.add({ days: 1 }), true],
        [faireDay.add({ days: 2 }), false],
      ] as const) {
        await month.getByRole('button', { name: spoken(day.toString()) }).click()
        await expect(dayHeading).toHaveText(full(day))
        const link = calendar.getByRole('link', { name: 'Winter Faire' })
        await expect(link).toHaveCount(isOn ? 1 : 0)
      }
      await expect(browse.getByRole('article').filter({ hasText: 'Winter Faire' })).toContainText(
        shortDays(faireDay),
      )
    })

    test('a timed event is told in the time of the cabins', async ({ page, visit }) => {
      await visit('/events/dripping-springs-songwriters-2025-06')
      const main = page.getByRole('main')
      await expect(main.getByText('Thursday, June 19, 2025', { exact: true })).toBeVisible()
      await expect(main.getByText('7:00 PM – 9:30 PM CDT', { exact: true })).toBeVisible()
    })
  })
}

/** A Tuesday of next month without market, art walk or faire. */
function quietDay(): Temporal.PlainDate {
  const first = faireDay.with({ day: 1 })
  const tuesday = first.add({ days: (9 - first.dayOfWeek) % 7 })
  const isFaire = [0, 1].some((days) => faireDay.add({ days }).equals(tuesday.add({ weeks: 2 })))
  return tuesday.add({ weeks: isFaire ? 1 : 2 })
}

/** 'Tue, Dec 15 – Wed, Dec 16, 2026' */
function shortDays(first: Temporal.PlainDate): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric' } as const
  const last = first.add({ days: 1 })
  return `${first.toLocaleString('en-US', parts)} – ${last.toLocaleString('en-US', { ...parts, year: 'numeric' })}`
}
