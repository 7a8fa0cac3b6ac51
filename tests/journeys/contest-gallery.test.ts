import { storeSubmission } from '../fixtures/stored-submissions.ts'
import { expect, scriptsAtWork, test } from './fixtures.ts'
import { openContest } from './support/contests.ts'
import { contestWall, enterForReal } from './support/entries.ts'
import { expectNoSidewaysScrolling } from './support/layout.ts'
import type { Site } from './support/site.ts'
import { refusedQuery } from './support/troubles.ts'

test.use({ hasOwnSite: true })

const long = 'Rhoshandiatellyneshiaunneveshenk'.repeat(3)

test('a guest looks through the entries with the keyboard alone', async ({ page, visit, site }) => {
  const { id } = await openContest(site)
  await enterForReal(site, id)
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await expect(wall.card('Wilma Reed').locator('img')).toHaveJSProperty('complete', true)

  await wall.open('Wilma Reed').focus()
  await page.keyboard.press('Enter')
  await expect(wall.dialog).toBeVisible()
  await expect(wall.dialog.getByText('1 / 3')).toBeVisible()
  await expect(wall.dialog.getByRole('img', { name: 'Photo 1 of 3 by Wilma Reed' })).toBeVisible()
  await expect(wall.dialog.getByText('Nobody else was up.').first()).toBeVisible()
  await wall.dialog.getByRole('group', { name: 'Contest entries, one at a time, slides' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(wall.dialog.getByText('2 / 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(wall.dialog.getByText('3 / 3')).toBeVisible()
  const video = wall.dialog.getByLabel('Video 3 of 3 by Wilma Reed')
  await expect(video).toHaveJSProperty('controls', true)
  expect(await video.getAttribute('src')).toMatch(/^\/api\/files\/submissions\//)

  await page.keyboard.press('Escape')
  await expect(wall.dialog).toBeHidden()
  await expect(wall.open('Wilma Reed')).toBeFocused()
})

test('the dialog opens at the entry that was pressed', async ({ page, visit, site }) => {
  const { id: contestId } = await openContest(site)
  await plant(site, contestId, ['Ada', 'Ben', 'Cora'])
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await wall.open('Ben').click()
  await expect(wall.dialog.getByText('2 / 3')).toBeVisible()
  await expect(wall.dialog.getByRole('heading', { name: 'Ben' })).toBeInViewport()
})

test('winners stand apart, and nothing is shown that is not approved or not consented to', async ({
  page,
  visit,
  site,
}) => {
  const { id: contestId } = await openContest(site)
  await storeSubmission(site.db, { contestId, guestName: 'Win' }, ['approved', 'winner'])
  await storeSubmission(site.db, { contestId, guestName: 'App' }, ['approved'])
  await storeSubmission(site.db, { contestId, guestName: 'Pen' })
  await storeSubmission(site.db, { contestId, guestName: 'Rej' }, ['rejected'])
  const shy = { contestId, guestName: 'Shy', consentToDisplay: false }
  await storeSubmission(site.db, shy, ['approved'])
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await expect(wall.section('Winners').getByRole('article')).toHaveText([/Win/])
  await expect(wall.section('From our guests').getByRole('article')).toHaveText([/App/])
  expect(await page.content()).not.toContain('ana@guests.example')
})

test('a contest can be chosen, stands in the address and survives a reload', async ({
  page,
  visit,
  site,
}) => {
  const spring = await openContest(site, { title: 'Spring', status: 'closed' })
  const summer = await openContest(site, { title: 'Summer' })
  await openContest(site, { title: 'Fall', status: 'closed' })
  await plant(site, spring.id, ['Ada'])
  await plant(site, summer.id, ['Ben'])
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await expect(wall.cards).toHaveCount(2)

  await wall.contest.selectOption('Spring')
  await expect(page).toHaveURL(`/contest/gallery?contestId=${spring.id}`)
  await expect(wall.cards).toHaveText([/Ada/])
  await page.reload()
  await scriptsAtWork(page)
  await expect(wall.contest).toHaveValue(String(spring.id))
  await expect(wall.cards).toHaveText([/Ada/])

  await wall.contest.selectOption('Fall')
  await expect(page.getByText('No entry of this contest can be seen so far.')).toBeVisible()
})

test('without entries a guest is asked for the first', async ({ page, visit }) => {
  await visit('/contest/gallery')
  await expect(page.getByRole('heading', { name: 'Nothing on the wall yet' })).toBeVisible()
  const submit = page.getByRole('main').getByRole('link', { name: 'Submit Entry' })
  await expect(submit.first()).toHaveAttribute('href', '/contest/submit')
})

test('a wall that cannot be fetched says so and can be asked for again', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  const { id } = await openContest(site)
  await plant(site, id, ['Ada'])
  const api = '**/api/submissions/public?*'
  await page.route(api, (route) => route.fulfill({ status: 500, json: { error: 'Broken.' } }))
  await visit('/contest')
  await page.getByRole('main').getByRole('link', { name: 'View Gallery' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch submissions')

  await page.unroute(api)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(contestWall(page).cards).toHaveText([/Ada/])
})

test('twenty-five entries come twenty at a time, each once', async ({ page, visit, site }) => {
  const { id } = await openContest(site)
  await plant(site, id, manyNames(25))
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await expect(wall.cards).toHaveCount(20)
  await wall.more.click()
  await expect(wall.cards).toHaveCount(25)
  await expect(wall.more).toBeHidden()
  expect(new Set(await wall.cards.getByRole('heading').allTextContents()).size).toBe(25)
})

test(
  'long names and stories stay inside the page',
  { tag: '@everywhere' },
  async ({ page, visit, site }) => {
    const { id: contestId } = await openContest(site)
    const entry = { contestId, guestName: long, stayDates: long, description: long.repeat(20) }
    await storeSubmission(site.db, entry, ['approved'])
    await visit('/contest/gallery')
    await expectNoSidewaysScrolling(page)
    const wall = contestWall(page)
    await wall.open(long).click()
    await expect(wall.dialog.getByRole('heading', { name: long })).toBeInViewport()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the story and every file can be reached, and the filter works', async ({ page, site }) => {
    const { id, title } = await openContest(site)
    await enterForReal(site, id)
    await page.goto('/contest/gallery')
    const wall = contestWall(page)
    const card = wall.card('Wilma Reed')
    await expect(card.getByText('Nobody else was up.')).toBeVisible()
    const files = card.getByRole('list', { name: 'Everything Wilma Reed sent' })
    await expect(files.getByRole('link')).toHaveText(['Photo 1', 'Photo 2', 'Video 3'])
    for (const link of await files.getByRole('link').all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '')
      expect(answer.status()).toBe(200)
    }

    await wall.contest.selectOption(title)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(`/contest/gallery?contestId=${id}`)
    await expect(wall.cards).toHaveCount(1)
  })

  test('a link leads to the next entries', async ({ page, site }) => {
    const { id } = await openContest(site)
    await plant(site, id, manyNames(25))
    await page.goto('/contest/gallery')
    const wall = contestWall(page)
    await expect(wall.cards).toHaveCount(20)
    await wall.more.click()
    await expect(page).toHaveURL(/\?cursor=/)
    await expect(wall.cards).toHaveCount(5)
  })
})

/** Approved entries of these guests, the first the newest. */
async function plant(site: Site, contestId: number, guests: readonly string[]): Promise<void> {
  const start = Temporal.Instant.from('2025-06-01T12:00:00Z')
  for (const [index, guestName] of guests.entries()) {
    const submittedAt = start.subtract({ minutes: index })
    await storeSubmission(site.db, { contestId, guestName, submittedAt }, ['approved'])
  }
}

function manyNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Guest ${index + 1}`)
}
