// spec: 2/local-guides
import type { Page } from '@playwright/test'
import { bookNowPage } from '#content/book-now.ts'
import { cabinCard } from '#content/cabin-card.ts'
import { staySearchWords } from '#content/stay-search.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { bookingCard, datesPopover } from '../support/cabin-page.ts'
import { nextMonthsStay } from '../support/days.ts'
import { partner } from '../support/partner.ts'
import { statusOf, screens } from '../support/screens.ts'

/** In a wider window scripts open the calendar's month instead of its list. */
const viewport = { width: 1000, height: 720 }

test.use({ javaScriptEnabled: false })

/** Buttons that need scripts are hidden without them, and a text explains why. */
const buttonsOfScripts = [
  'Save',
  'Copy Link',
  cabinCard.play,
  /^View all \d+ photos$/,
  bookNowPage.calendar.hint,
  bookNowPage.calendar.hintUnknown(sampleSite.facts.bookingPartner.name),
  bookNowPage.booking.noDay,
  // Native fields are in its place.
  staySearchWords.addDates,
]

test('every screen says everything, links everywhere and has room for messages without scripts', async ({
  page,
  browser,
  site,
  troubles,
}) => {
  // About thirty screens, even on a busy machine.
  test.setTimeout(300_000)
  troubles.expect(/status of 404/)
  const scripted = await browser.newPage({
    javaScriptEnabled: true,
    baseURL: site.origin,
    viewport,
  })
  await page.setViewportSize(viewport)
  for (const path of screens) {
    await scripted.goto(path)
    await untilHydrated(scripted)
    expect((await page.goto(path))?.status(), path).toBe(statusOf(path))

    const plainLines = new Set(await linesOf(page))
    const missing = (await linesOf(scripted)).filter((line) => !plainLines.has(line))
    expect
      .soft(
        missing.filter((line) => !isButtonOfScripts(line)),
        path,
      )
      .toEqual([])
    expect.soft(await linksOf(page), path).toEqual(await linksOf(scripted))
    // The live region exists before its first announcement.
    const region = page.locator('#announcements')
    expect.soft(await region.getAttribute('role'), path).toBe('status')
    expect.soft(await region.textContent(), path).toBe('')
  }
  await scripted.close()
})

test('the drawer opens and leads on without scripts', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the menu' }).tap()
  const about = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' })
  await about.tap()
  await expect(page).toHaveURL('/about')
})

test('typed days lead to the partner without scripts and are counted', async ({
  page,
  context,
  site,
  troubles,
}) => {
  // The fake partner cannot serve the target of a redirect.
  troubles.expect(/^request: .*stays\.example/)
  const { arrival, leaving } = nextMonthsStay()
  await page.goto('/cabins/desert-willow')
  await bookingCard(page).dates.click()
  const popover = datesPopover(page)
  await popover.getByLabel('Check-in').fill(arrival)
  await popover.getByLabel('Check-out').fill(leaving)

  const toPartner = context.waitForEvent('request', (request) =>
    request.url().startsWith('https://stays.example/'),
  )
  await popover.getByRole('button', { name: 'Book Now' }).click()
  const request = await toPartner
  expect(request.url()).toBe(`${partner}/desert-willow?check_in=${arrival}&check_out=${leaving}`)
  expect(request.headers()).not.toHaveProperty('referer')
  await expect(page, 'the guest still has the cabin open').toHaveURL('/cabins/desert-willow')
  expect(await site.referrals()).toEqual([
    {
      cabin: 'desert-willow',
      checkIn: arrival,
      checkOut: leaving,
      place: 'dates-form',
    },
  ])
})

test('cabins can be sorted without scripts', async ({ page }) => {
  await page.goto('/cabins')
  await page.getByLabel('Sort by').selectOption('Most bedrooms first')
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page).toHaveURL('/cabins?sort=price-high')
  await expect(page.getByRole('main').getByRole('article').getByRole('heading').first()).toHaveText(
    'Mountain Laurel',
  )
})

async function linesOf(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return text.split('\n').map((line) => line.trim())
}

function isButtonOfScripts(line: string): boolean {
  return buttonsOfScripts.some((name) =>
    typeof name === 'string' ? name === line : name.test(line),
  )
}

async function linksOf(page: Page): Promise<string[]> {
  const links = await page.evaluate(() => Array.from(document.links, (link) => link.href))
  return links.toSorted()
}
