import type { Page } from '@playwright/test'
import { insertReferral } from '#store/referrals/referrals.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import {
  covering,
  fontsHaveLoaded,
  horizontalOverflow,
  overprinted,
  resize,
  doubleText,
  widthProblems,
  withSpacedText,
} from '../support/layout.ts'
import { adminScreens, partsOf, screens, statusOf } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { addStyles } from '../support/styles.ts'

/** The narrowest window of each layout, where the least fits, and a wide one. */
const widths = [401, 640, 768, 864, 1024, 1920, 1280]

const phone = { width: 390, height: 844 }
const smallPhone = { width: 320, height: 640 }

/** What remains of a 1280 by 1024 px window at 400 % zoom (WCAG 1.4.10). */
const quarter = { width: 320, height: 256 }

/** As many screens as the owner has. */
const partSize = 13

/** Several screens at nine sizes each, even on a busy machine. */
const patienceMs = 300_000

/** Without a break, the maximum length of a name. */
const endless = 'A'.repeat(100)

const referral = { cabin: 'texas-sage', checkIn: null, checkOut: null, place: 'header' } as const

const screensOfGuests = [
  ...screens,
  '/contest/rules/1',
  '/events/blanco-lavender-weekend-2025-06',
  '/admin/login',
]

test.use({ hasSampleData: true })

// The site and its sample data count too.
test.describe.configure({ timeout: patienceMs })

test.beforeEach(async ({ site }) => {
  const words = { guestName: endless, reviewTitle: endless, reviewText: endless }
  await storeReview(site.db, words)
  await storeReview(site.db, words, 'pending')
  // The site fixture deletes the demo's.
  await insertReferral(site.db, { ...referral, createdAt: Temporal.Now.instant() })
})

// In parts, which run at the same time.
for (const [index, part] of partsOf(screensOfGuests, partSize).entries()) {
  test(`no screen of guests scrolls sideways at any width or zoom, and its header is one row, part ${index + 1}`, async ({
    page,
    visit,
    troubles,
  }) => {
    troubles.expect(/status of 404/)
    const found: string[] = []
    for (const path of part) {
      expect((await visit(path))?.status(), path).toBe(statusOf(path))
      found.push(...(await misfits(page, path)))
    }
    expect(found).toEqual([])
  })
}

// A cabin's page has another Book Now.
for (const path of ['/about', '/cabins/texas-sage']) {
  test(`the header of ${path} is one row on every phone`, async ({ page, visit }) => {
    await visit(path)
    await fontsHaveLoaded(page)
    for (let width = 320; width <= 440; width += 4) {
      await resize(page, { width, height: 800 })
      expect(await widthProblems(page), `at ${width}`).toEqual([])
    }
  })
}

for (const [index, part] of partsOf(adminScreens, partSize).entries()) {
  test(`no screen of the owner scrolls sideways at any width or zoom, and its header is one row, part ${index + 1}`, async ({
    page,
    visit,
  }) => {
    await signIn(page)
    const found: string[] = []
    for (const path of part) {
      await visit(path)
      await page.waitForLoadState('networkidle')
      found.push(...(await misfits(page, path)))
    }
    expect(found).toEqual([])
  })
}

/** What does not fit or is covered, resizing one page, and where. */
async function misfits(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  const note = (where: string, troubles: readonly string[]) =>
    found.push(...troubles.slice(0, 3).map((trouble) => `${path} ${where}: ${trouble}`))
  await fontsHaveLoaded(page)
  await resize(page, smallPhone)
  note('at 320', [...(await widthProblems(page)), ...(await horizontalOverflow(page))])
  note('at 320 with spaced text', await withSpacedText(page, () => horizontalOverflow(page)))
  await resize(page, quarter)
  note('at 400 %', [...(await horizontalOverflow(page)), ...(await covering(page))])
  for (const width of widths) {
    await resize(page, { width, height: 800 })
    note(`at ${width}`, await widthProblems(page))
  }
  // Last: Chromium sometimes keeps the size of the root's text after the style has gone.
  await addStyles(page, doubleText)
  note('with text of double size', await horizontalOverflow(page))
  await resize(page, phone)
  note('on a phone with text of double size', [
    ...(await horizontalOverflow(page)),
    ...(await overprinted(page)),
  ])
  return found
}
