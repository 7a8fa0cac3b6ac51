// spec: 2/admin-contests-prizes, 4/contest-status, 5/contest, 8/contests
import { changeContestStatus } from '#services/contests/contests.ts'
import { createChanges } from '#services/changes.ts'
import { systemClock } from '#integrations/clock.ts'
import { contestMessages } from '#contracts/admin-contest-messages.ts'
import { expect, test } from '../fixtures.ts'
import { contestForm, contestList, openContest } from '../support/contests.ts'
import { signIn } from '../support/sign-in.ts'
import { refusedQuery } from '../support/troubles.ts'
import { expectToast, toasts } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => signIn(page))

test('the owner creates a contest, activates, closes and archives it', async ({ page, visit }) => {
  await visit('/admin/contests')
  const list = contestList(page)
  await expect(list.none).toBeVisible()
  await page.getByRole('link', { name: 'Create contest' }).click()

  const form = contestForm(page)
  await expect(form.status).toHaveValue('draft')
  await form.title.fill('Bluebonnets')
  await form.description.fill('Spring is coming.')
  await form.starts.fill('2999-03-01T00:00')
  await form.ends.fill('2999-03-31T23:59')
  await form.byItself.check()
  await form.submit.click()

  await expectToast(page, { title: 'Contest Created', description: '“Bluebonnets” is a draft.' })
  await expect(page).toHaveURL('/admin/contests')
  const card = list.card('Bluebonnets')
  // The browser is in Berlin; times are in the property's zone.
  await expect(card).toContainText('From March 1, 2999 at 12:00 AM CST')
  await expect(card).toContainText('until March 31, 2999 at 11:59 PM CDT')
  await expect(card.getByText('Draft', { exact: true })).toBeVisible()
  await expect(card).toContainText('Starts by itself')

  for (const [step, status, badge] of [
    ['Activate Contest', 'active', 'Active'],
    ['Close Contest', 'closed', 'Closed'],
    ['Archive', 'archived', 'Archived'],
  ] as const) {
    await expect(list.step('Bluebonnets')).toHaveText(step)
    await list.step('Bluebonnets').click()
    await list.confirm()
    const title = `Contest status changed to ${status}`
    await expectToast(page, { title, description: 'Bluebonnets' })
    await expect(card.getByText(badge, { exact: true })).toBeVisible()
  }
  await expect(list.step('Bluebonnets')).toHaveCount(0)
})

test('if contests cannot be fetched, the page says so', async ({ page, visit, troubles }) => {
  troubles.expect(refusedQuery)
  await page.route('**/api/admin/contests', (route) => route.fulfill({ status: 500, json: {} }))
  await visit('/admin/contests')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch contests')
  await expect(contestList(page).none).toHaveCount(0)
})

test('each contest leads to its submissions, its prizes and its rules', async ({
  page,
  visit,
  site,
}) => {
  const { id } = await openContest(site)
  await visit('/admin/contests')
  const links = contestList(page).card('Porches in June').getByRole('link')
  await expect(links).toHaveText(['Submissions (0)', 'Prizes (0)', 'Rules page'])
  const addresses = [
    `/admin/submissions?contestId=${id}`,
    `/admin/prizes?contestId=${id}`,
    `/contest/rules/${id}`,
  ]
  for (const [index, address] of addresses.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', address)
  }
})

test('a contest that misses something is not sent, and nothing typed is lost', async ({
  page,
  visit,
}) => {
  await visit('/admin/contests/new')
  const form = contestForm(page)
  await form.description.fill('Spring is coming.')
  await form.submit.click()

  await expectToast(page, contestMessages.missing)
  await expect(form.title).toBeFocused()
  for (const field of [form.title, form.starts, form.ends]) {
    await expect(field).toHaveAccessibleDescription(/Please fill this in\./)
  }
  await expect(form.description).toHaveValue('Spring is coming.')

  await form.title.fill('Bluebonnets')
  await form.starts.fill('2999-03-31T00:00')
  await form.ends.fill('2999-03-01T00:00')
  await form.submit.click()
  await expectToast(page, {
    title: 'Validation Error',
    description: 'The end date must be after the start date',
  })
  await expect(form.ends).toHaveAccessibleDescription(/an end date after the start date\./)
  await expect(form.ends).toBeFocused()
  await expect(page).toHaveURL('/admin/contests/new')
})

test('a contest that cannot be stored stays in the form', async ({ page, visit, troubles }) => {
  troubles.expect(/ERR_FAILED/)
  await page.route('**/api/admin/contests', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await visit('/admin/contests/new')
  const form = contestForm(page)
  await form.title.fill('Bluebonnets')
  await form.description.fill('Spring is coming.')
  await form.starts.fill('2999-03-01T00:00')
  await form.ends.fill('2999-03-31T23:59')
  await form.submit.click()
  await expect(toasts(page).first()).toContainText('Failed to create contest')
  await expect(form.title).toHaveValue('Bluebonnets')
  await expect(form.submit).toBeEnabled()
})

test('only one contest can be active, and the owner learns which one to close', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  await openContest(site)
  await openContest(site, { title: 'Springs', status: 'draft' })
  await visit('/admin/contests')
  const list = contestList(page)
  await list.step('Springs').click()
  await list.confirm()
  await expectToast(page, {
    title: 'Failed to update contest status',
    description: 'Only one contest can be active at a time. Close “Porches in June” first.',
  })
  await expect(list.card('Springs').getByText('Draft', { exact: true })).toBeVisible()
})

test('a step that someone else has taken is refused, and the list shows the current state', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 409/)
  const { id } = await openContest(site)
  await visit('/admin/contests')
  const list = contestList(page)
  await expect(list.step('Porches in June')).toHaveText('Close Contest')
  const elsewhere = { db: site.db, clock: systemClock, changes: createChanges() }
  await changeContestStatus(elsewhere, String(id), 'closed')

  await list.step('Porches in June').click()
  await list.confirm()

  await expect(toasts(page).first()).toContainText('Failed to update contest status')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(list.step('Porches in June')).toHaveText('Archive')
})

test('a contest is edited in place, and a draft can be deleted', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 422/)
  await openContest(site, { title: 'Springs', status: 'draft' })
  await openContest(site, { title: 'Porches' })
  await visit('/admin/contests')
  const list = contestList(page)
  await list.step('Porches').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it open' }).click()
  await expect(list.card('Porches').getByText('Active', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Porches' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit contest' })
  await expect(dialog.getByLabel('Rules')).toHaveCount(0)
  await dialog.getByLabel('Title *').fill('Porches at dawn')
  const ends = await dialog.getByLabel('Ends *').inputValue()
  await dialog.getByLabel('Ends *').fill('2025-01-01T00:00')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Ends *').fill(ends.replace(/T.*/, 'T23:59'))
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(list.card('Porches at dawn')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Springs' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click()
  await expect(list.card('Springs')).toHaveCount(0)
})

test('an active contest past its end says that it takes no entries', async ({
  page,
  visit,
  site,
}) => {
  await openContest(site, { endDate: Temporal.Now.instant().subtract({ hours: 1 }) })
  await visit('/admin/contests')
  await expect(contestList(page).card('Porches in June')).toContainText(
    'Not taking entries right now',
  )
})

test('the dashboard counts the active contest', async ({ page, visit, site }) => {
  await openContest(site)
  await openContest(site, { status: 'draft' })
  await visit('/admin/dashboard')
  const counter = page.getByRole('main').locator('dl > div').filter({ hasText: 'Active Contests' })
  await expect(counter.getByRole('definition')).toHaveText('1')
})
