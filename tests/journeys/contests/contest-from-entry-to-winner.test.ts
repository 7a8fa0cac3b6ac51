// spec: 2/contest-entry, 2/gallery, 2/admin-submissions
import type { Browser, Page } from '@playwright/test'
import type { PublicSubmission } from '#contracts/submissions.ts'
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { entryForm, fillEntry, threeFiles } from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { contestWall, entryModeration, expectShown } from '../support/entries.ts'
import { mediaPatience } from '../support/patience.ts'
import { administrator, logInWith } from '../support/sign-in.ts'
import type { Site } from '../support/site.ts'

test.use({ hasOwnSite: true })

const guest = 'Ana Guest'

test('an entry becomes a winner: sent by a guest, decided by the owner, seen by everybody', async ({
  page,
  site,
  browser,
}) => {
  // Three people, one after another.
  test.slow()
  const { id: contestId } = await openContest(site)
  await storeSubmission(site.db, { contestId, guestName: 'Waiting Wanda' })
  await storeSubmission(site.db, { contestId, guestName: 'Refused Rolf' }, ['rejected'])
  const stranger = await personAt(browser, site)
  const owner = await personAt(browser, site)

  await enter(page)
  await expectNothingOnTheWall(stranger, site)

  await choose(owner)
  await expectWinnerOnTheWall(stranger)
  await expectNothingPrivate(stranger, site)
  await Promise.all([stranger.context().close(), owner.context().close()])
})

/** Another person's browser. */
async function personAt(browser: Browser, { origin }: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  return context.newPage()
}

async function enter(page: Page): Promise<void> {
  await page.goto('/contest')
  await untilHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Submit Entry' }).first().click()
  await expect(page).toHaveURL('/contest/submit')
  const form = entryForm(page)
  await fillEntry(page)
  await form.picker.setInputFiles(await threeFiles())
  await form.submit.click()
  // All three files are decoded before the response.
  await expect(page).toHaveURL('/contest?entered=1', mediaPatience)
}

async function expectNothingOnTheWall(page: Page, { db, origin }: Site): Promise<void> {
  await page.goto('/contest/gallery')
  await untilHydrated(page)
  await expect(page.getByRole('heading', { name: 'Nothing on the wall yet' })).toBeVisible()
  await expect(contestWall(page).cards).toHaveCount(0)
  expect(await (await fetch(`${origin}/api/submissions/public`)).json()).toEqual([])
  const files = await db.selectFrom('uploads').select(['id', 'submissionId']).execute()
  for (const { id, submissionId } of files) {
    const answer = await page.request.get(`/api/files/submissions/${submissionId}/${id}`)
    expect(answer.status()).toBe(404)
  }
}

/** Signs in, approves the entry and makes it the winner. */
async function choose(page: Page): Promise<void> {
  await page.goto('/admin/submissions')
  await expect(page).toHaveURL(/\/admin\/login/)
  await untilHydrated(page)
  await logInWith(page, administrator)
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: /^Entries/ })
    .click()
  const screen = entryModeration(page)
  await screen.open('Pending (2)')
  await expect(screen.card(guest)).toContainText('ana@guests.example')
  await expectShown(screen.card(guest).getByRole('img', { name: `File 1 from ${guest}` }))
  await screen.step(guest, 'Approve').click()
  await screen.open('Approved (1)')
  await screen.step(guest, 'Make winner').click()
  await screen.confirmWinner()
  await screen.open('Winners (1)')
  await expect(screen.card(guest)).toBeVisible()
}

async function expectWinnerOnTheWall(page: Page): Promise<void> {
  await page.goto('/contest/gallery')
  await untilHydrated(page)
  const wall = contestWall(page)
  await expect(wall.cards).toHaveCount(1)
  const card = wall.section('Winners').getByRole('article', { name: guest, exact: true })
  await expect(card.getByText('Winner', { exact: true })).toBeVisible()
  await expectShown(card.locator('img'))

  await wall.open(guest).click()
  for (const position of [1, 2]) {
    await expectShown(wall.dialog.getByRole('img', { name: `Photo ${position} of 3 by ${guest}` }))
    await wall.dialog.getByRole('button', { name: /^Next/ }).click()
  }
  const video = wall.dialog.getByLabel(`Video 3 of 3 by ${guest}`)
  await expect(wall.dialog.getByText('3 / 3')).toBeVisible()
  await video.focus()
  await page.keyboard.press('Space')
  await expect(video).toHaveJSProperty('ended', true, mediaPatience)
  await page.keyboard.press('Escape')
}

/** Neither the page nor its data reveals more than the guest agreed to. */
async function expectNothingPrivate(page: Page, { origin }: Site): Promise<void> {
  const answer = await fetch(`${origin}/api/submissions/public`)
  const told = await answer.text()
  const [entry, ...others] = JSON.parse(told) as PublicSubmission[]
  expect(others).toEqual([])
  expect(entry).toMatchObject({ guestName: guest, status: 'winner' })
  expect(told).not.toMatch(/@|e-?mail|phone/i)
  const html = await (await fetch(`${origin}/contest/gallery`)).text()
  for (const text of [html, await page.content()]) {
    expect(text).toContain(guest)
    expect(text).not.toMatch(/guests\.example|guestEmail|guestPhone|Waiting Wanda|Refused Rolf/)
  }
  const main = page.getByRole('main')
  await expect(main).not.toContainText('@')
  await expect(main.locator('a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(0)
}
