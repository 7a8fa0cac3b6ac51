import type { Page } from '@playwright/test'
import { insertReferral } from '#store/referrals/referrals.ts'
import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test } from '../fixtures.ts'
import {
  covering,
  fontsHaveLoaded,
  horizontalOverflow,
  resize,
  doubleText,
  widthProblems,
  withSpacedText,
} from '../support/layout.ts'
import { adminScreens, screens, statusOf } from '../support/screens.ts'
import { signIn } from '../support/sign-in.ts'
import { addStyles } from '../support/styles.ts'

const widths = [320, 360, 390, 600, 768, 820, 1024, 1440, 1920]

/** What remains of a 1280 by 1024 px window at 400 % zoom (WCAG 1.4.10). */
const quarter = { width: 320, height: 256 }

/** About thirty screens at a dozen sizes each, even on a busy machine. */
const patienceMs = 600_000

/** Without a break, the maximum length of a name. */
const endless = 'A'.repeat(100)

const referral = { cabin: 'texas-sage', checkIn: null, checkOut: null, place: 'header' } as const

test.use({ hasOwnSite: true, hasSampleData: true })

test.beforeEach(async ({ site }) => {
  const words = { guestName: endless, reviewTitle: endless, reviewText: endless }
  await storeReview(site.db, words)
  await storeReview(site.db, words, 'pending')
  // The site fixture deletes the demo's.
  await insertReferral(site.db, { ...referral, createdAt: Temporal.Now.instant() })
})

test('no screen of guests scrolls sideways at any width or zoom, and its header is one row', async ({
  page,
  visit,
  troubles,
}) => {
  test.setTimeout(patienceMs)
  troubles.expect(/status of 404/)
  const found: string[] = []
  for (const path of [...screens, '/contest/rules/1', '/events/blanco-lavender-weekend-2025-06']) {
    expect((await visit(path))?.status(), path).toBe(statusOf(path))
    found.push(...(await misfits(page, path)))
  }
  expect(found).toEqual([])
})

test('no screen of the owner scrolls sideways at any width or zoom, and its header is one row', async ({
  page,
  visit,
}) => {
  test.setTimeout(patienceMs)
  await visit('/admin/login')
  const found = await misfits(page, '/admin/login')
  await signIn(page)
  for (const path of adminScreens) {
    await visit(path)
    await page.waitForLoadState('networkidle')
    found.push(...(await misfits(page, path)))
  }
  expect(found).toEqual([])
})

/** What does not fit or is covered, resizing one page, and where. */
async function misfits(page: Page, path: string): Promise<string[]> {
  const found: string[] = []
  const note = (where: string, troubles: readonly string[]) =>
    found.push(...troubles.slice(0, 3).map((trouble) => `${path} ${where}: ${trouble}`))
  await fontsHaveLoaded(page)
  for (const width of widths) {
    await resize(page, { width, height: 800 })
    note(`at ${width}`, await widthProblems(page))
  }
  for (const size of [{ width: 320, height: 640 }, quarter]) {
    await resize(page, size)
    const at = `at ${size.width} by ${size.height}`
    note(at, await horizontalOverflow(page))
    note(`${at} with spaced text`, await withSpacedText(page, () => horizontalOverflow(page)))
  }
  note('at 400 %', await covering(page))
  await resize(page, { width: 1280, height: 800 })
  // Last: Chromium sometimes keeps the size of the root's text after the style has gone.
  await addStyles(page, doubleText)
  note('with text of double size', await horizontalOverflow(page))
  return found
}
