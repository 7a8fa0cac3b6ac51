// spec: 2/gallery, 8/gallery
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import { contestWall, servePictures, manyGuests, plantEntries } from '../support/entries.ts'
import { refusedQuery } from '../support/troubles.ts'

test.use({ hasOwnSite: true })

const api = '**/api/submissions/public?*'
const broken = { status: 500, json: { error: 'Broken.' } }

test.beforeEach(({ page }) => servePictures(page))

test('winners have their own section, and nothing is shown that is not approved or not consented to', async ({
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

test('a contest can be chosen, is in the address and survives a reload', async ({
  page,
  visit,
  site,
}) => {
  const spring = await openContest(site, { title: 'Spring', status: 'closed' })
  const summer = await openContest(site, { title: 'Summer' })
  await openContest(site, { title: 'Fall', status: 'closed' })
  await plantEntries(site, spring.id, ['Ada'])
  await plantEntries(site, summer.id, ['Ben'])
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await expect(wall.cards).toHaveCount(2)

  await wall.contest.selectOption('Spring')
  await expect(page).toHaveURL(`/contest/gallery?contestId=${spring.id}`)
  await expect(wall.cards).toHaveText([/Ada/])
  await page.reload()
  await untilHydrated(page)
  await expect(wall.contest).toHaveValue(String(spring.id))
  await expect(wall.cards).toHaveText([/Ada/])

  await wall.contest.selectOption('Fall')
  await expect(page.getByText('No entry of this contest can be seen so far.')).toBeVisible()
})

test('the keyboard stays where a contest was chosen', async ({ page, visit, site }) => {
  const { id } = await openContest(site, { title: 'Summer' })
  await plantEntries(site, id, ['Ada'])
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await wall.contest.focus()
  await page.keyboard.type('Sum')
  await expect(page).toHaveURL(`/contest/gallery?contestId=${id}`)
  await expect(wall.contest).toBeFocused()
  await expect(wall.contest).toHaveValue(String(id))
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
  await plantEntries(site, id, ['Ada'])
  await page.route(api, (route) => route.fulfill(broken))
  await visit('/contest')
  await page.getByRole('main').getByRole('link', { name: 'View Gallery' }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.getByText('Failed to fetch submissions', { exact: true })).toBeVisible()
  await expect(contestWall(page).cards).toHaveCount(0)

  await page.unroute(api)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(contestWall(page).cards).toHaveText([/Ada/])
})

test('twenty-five entries come twenty at a time, each once', async ({ page, visit, site }) => {
  const { id } = await openContest(site)
  await plantEntries(site, id, manyGuests(25))
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await expect(wall.cards).toHaveCount(20)
  await wall.more.click()
  await expect(wall.cards).toHaveCount(25)
  await expect(wall.more).toBeHidden()
  expect(new Set(await wall.cards.getByRole('heading').allTextContents()).size).toBe(25)
})

test('after more entries could not be fetched, choosing a contest keeps the keyboard where it is', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  const spring = await openContest(site, { title: 'Spring', status: 'closed' })
  const summer = await openContest(site, { title: 'Summer' })
  await plantEntries(site, spring.id, manyGuests(21))
  await plantEntries(site, summer.id, manyGuests(25))
  await visit(`/contest/gallery?contestId=${summer.id}`)
  const wall = contestWall(page)
  await wall.more.click()
  await expect(wall.cards).toHaveCount(25)
  await wall.contest.selectOption('Spring')
  await expect(wall.cards).toHaveCount(20)
  await page.route(api, (route) => route.fulfill(broken))
  await wall.more.click()
  await expect(wall.section('From our guests').getByRole('alert')).toBeVisible()

  await wall.contest.focus()
  await wall.contest.selectOption('Summer')
  await expect(wall.cards).toHaveCount(25)
  await expect(wall.contest).toBeFocused()
})

test('if more entries cannot be fetched, the gallery says so beside the button, and they come later', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  const { id } = await openContest(site)
  await plantEntries(site, id, manyGuests(21))
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await page.route(api, (route) => route.fulfill(broken))
  await wall.more.click()
  await expect(wall.section('From our guests').getByRole('alert')).toHaveText(
    'Failed to fetch submissions',
  )
  await expect(wall.cards).toHaveCount(20)

  await page.unroute(api)
  await wall.more.press('Enter')
  await expect(wall.cards).toHaveCount(21)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await expect(wall.open('Guest 21')).toBeFocused()
})
