// spec: 6/sessions
import { findContest } from '#store/contests/contests.ts'
import { expect, test } from '../fixtures.ts'
import { contestForm, openContest, prizeForm } from '../support/contests.ts'
import { inDays } from '../support/days.ts'
import { loseSession, ownDrafts } from '../support/own-drafts.ts'
import { signIn } from '../support/sign-in.ts'
import { refusedQuery } from '../support/troubles.ts'

test.use({ hasOwnSite: true })

test('what is typed into a form when the session ends is there after signing in, at the same page', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  troubles.expect(/status of 401/)
  await openContest(site, { title: 'Springs' })
  await signIn(page)
  await visit('/admin/contests/new')
  const contest = contestForm(page)
  await contest.title.fill('Bluebonnets')
  await contest.description.fill('The best photo of spring.')
  await contest.rules.fill('One photo each.')
  await contest.starts.fill('2030-03-01T08:00')
  await contest.ends.fill('2030-04-01T08:00')
  await contest.byItself.check()
  await contest.status.selectOption('active')
  await loseSession(page, site, contest.submit)
  await expect(contest.title).toHaveValue('Bluebonnets')
  await expect(contest.rules).toHaveValue('One photo each.')
  await expect(contest.starts).toHaveValue('2030-03-01T08:00')
  await expect(contest.byItself).toBeChecked()
  await expect(contest.status).toHaveValue('active')
  await contest.status.selectOption('draft')
  await contest.submit.click()
  await expect(page).toHaveURL('/admin/contests')
  expect(await ownDrafts(page), 'stored').toEqual([])

  await visit('/admin/prizes')
  const prize = prizeForm(page)
  await prize.contest.selectOption({ label: 'Springs (Active)' })
  const chosen = await prize.contest.inputValue()
  await prize.title.fill('Honey')
  await prize.description.fill('A jar from the meadow.')
  await prize.value.fill('19.99')
  await loseSession(page, site, prize.submit)
  await expect(prize.title).toHaveValue('Honey')
  await expect(prize.value).toHaveValue('19.99')
  await expect(prize.contest).toHaveValue(chosen)
  await prize.submit.click()
  await expect(page.getByRole('article', { name: 'Honey' })).toBeVisible()
  expect(await ownDrafts(page), 'stored').toEqual([])

  await visit('/admin/stay-links')
  const cabin = page.getByRole('main').getByLabel('Cabin', { exact: true })
  await cabin.selectOption('Texas Sage')
  await page.getByLabel('Arrival').fill(inDays(-4))
  await page.getByLabel('Departure').fill(inDays(-1))
  await loseSession(page, site, page.getByRole('button', { name: 'Make link' }))
  await expect(cabin).toHaveValue('Texas Sage')
})

test('a form that was open when the session ended is open again, until it is closed', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  troubles.expect(/status of 401/)
  const { id } = await openContest(site, { title: 'Springs', status: 'draft' })
  await signIn(page)
  await visit('/admin/contests')
  const edit = page.getByRole('button', { name: 'Edit Springs' })
  const dialog = page.getByRole('dialog', { name: 'Edit contest' })
  const description = dialog.getByLabel('Description *')
  await edit.click()
  const before = await description.inputValue()
  await description.fill('Cold and clear.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await edit.click()
  await expect(description, 'closing drops it').toHaveValue(before)

  await description.fill('Cold and clear.')
  await loseSession(page, site, dialog.getByRole('button', { name: 'Save changes' }), () =>
    site.db.updateTable('contests').set({ title: 'Clear springs' }).where('id', '=', id).execute(),
  )
  await expect(description).toHaveValue('Cold and clear.')
  await expect(dialog.getByLabel('Title *')).toHaveValue('Clear springs')
  await expect(dialog.getByRole('status'), 'a colleague has').toContainText('Clear springs')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  expect(await findContest(site.db, id)).toMatchObject({
    title: 'Clear springs',
    description: 'Cold and clear.',
  })
  expect(await ownDrafts(page), 'stored').toEqual([])

  await visit('/admin/reply-templates')
  await page.getByRole('button', { name: 'New template' }).click()
  const template = page.getByRole('region', { name: 'New template' })
  await template.getByLabel('Text').fill('Come back in fall!')
  await loseSession(page, site, template.getByRole('button', { name: 'Save' }))
  await expect(template.getByLabel('Text')).toHaveValue('Come back in fall!')
  await template.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'New template' })).toBeVisible()
  expect(await ownDrafts(page)).toEqual([])
})

test('the days of a closure are kept in their open row until they are stored', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(refusedQuery)
  troubles.expect(/status of 401/)
  await signIn(page)
  await visit('/admin/cabins')
  const row = page.getByRole('listitem').filter({ hasText: 'Texas Sage' })
  const until = row.getByLabel('Opens again on')
  await row.locator('summary').click()
  await until.fill(inDays(9))
  await loseSession(page, site, row.getByRole('button', { name: 'Close cabin' }))
  await expect(until).toHaveValue(inDays(9))
  await row.getByRole('button', { name: 'Close cabin' }).click()
  await expect(row.getByRole('button', { name: 'Save dates' })).toBeVisible()
  expect(await ownDrafts(page), 'stored').toEqual([])
  await row.getByRole('button', { name: 'Open now' }).click()
  await expect(row.getByRole('button', { name: 'Close cabin' })).toBeVisible()
  await expect(until).toHaveValue('')
})
