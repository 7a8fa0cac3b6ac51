// spec: 2/admin-contests-prizes, 5/prize, 8/prizes
import { prizeMessages } from '#contracts/admin-contest-messages.ts'
import { listPrizes } from '#store/contests/prizes.ts'
import { storePrize } from '../../fixtures/contests.ts'
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect, test } from '../fixtures.ts'
import { openContest, prizeForm } from '../support/contests.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast, toasts } from '../support/toasts.ts'
import { refusedQuery } from '../support/troubles.ts'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => signIn(page))

test('the owner adds a prize to the contest of the link and deletes it again', async ({
  page,
  visit,
  site,
}) => {
  await openContest(site, { status: 'closed', title: 'Springs' })
  const { id } = await openContest(site)
  await visit(`/admin/prizes?contestId=${id}`)
  const form = prizeForm(page)
  await expect(form.contest).toHaveValue(String(id))
  await form.title.fill('Honey')
  await form.description.fill('A jar from the meadow.')
  await form.value.fill('19.99')
  await form.submit.click()

  await expectToast(page, { title: 'Prize Added', description: 'Honey' })
  const card = page.getByRole('article', { name: 'Honey' })
  await expect(card).toContainText('$19.99')
  await expect(form.title).toHaveValue('')
  expect(await listPrizes(site.db)).toMatchObject([{ contestId: id, valueCents: 1999 }])

  await card.getByRole('button', { name: 'Delete Honey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete this prize?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(dialog).toBeHidden()
  await expect(card).toBeVisible()

  await card.getByRole('button', { name: 'Delete Honey' }).click()
  await dialog.getByRole('button', { name: 'Delete prize' }).click()
  await expectToast(page, { title: 'Prize Deleted', description: 'Honey' })
  await expect(card).toHaveCount(0)
  await expect(page.getByText('No prizes yet.')).toBeVisible()
})

test('the list is that of one contest, or of all', async ({ page, visit, site }) => {
  const springs = await openContest(site, { status: 'closed', title: 'Springs' })
  const june = await openContest(site)
  await storePrize(site.db, springs.id, { title: 'Swim ring' })
  await storePrize(site.db, june.id, { title: 'Coffee' })
  await visit(`/admin/prizes?contestId=${springs.id}`)
  const cards = page.getByRole('article')
  await expect(page.getByRole('heading', { name: 'Prizes of “Springs”' })).toBeVisible()
  await expect(cards).toHaveCount(1)
  await page.getByRole('link', { name: 'Show all prizes' }).click()
  await expect(cards).toHaveCount(2)
  await expect(prizeForm(page).contest).toHaveValue('')
})

test('a prize that misses something is not sent, and nothing typed is lost', async ({
  page,
  visit,
  site,
}) => {
  await openContest(site)
  await visit('/admin/prizes')
  const form = prizeForm(page)
  await form.title.fill('Honey')
  await form.submit.click()
  await expectToast(page, prizeMessages.missing)
  await expect(form.contest).toBeFocused()
  for (const field of [form.contest, form.description, form.value]) {
    await expect(field).toHaveAccessibleDescription(/Please fill this in\./)
  }
  await expect(form.title).toHaveValue('Honey')
})

test('what the server refuses is named at its field', async ({ page, visit, site, troubles }) => {
  troubles.expect(/status of 422/)
  const { id } = await openContest(site)
  await visit(`/admin/prizes?contestId=${id}`)
  const form = prizeForm(page)
  await form.title.fill('Honey')
  await form.description.fill('A jar.')
  await form.value.fill('10')
  await form.image.fill('http://pictures.example/honey.jpg')
  await form.submit.click()
  await expect(toasts(page).first()).toContainText('Failed to add prize')
  await expect(form.image).toHaveAccessibleDescription(/begins with https:\/\//)
  await expect(form.title).toHaveValue('Honey')
})

test('a prize that someone else deleted leaves the list as well', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 404/)
  const { id } = await openContest(site)
  await storePrize(site.db, id)
  await visit('/admin/prizes')
  await page.getByRole('button', { name: 'Delete Gift card' }).click()
  await site.db.deleteFrom('prizes').execute()
  await page.getByRole('button', { name: 'Delete prize' }).click()
  await expectToast(page, {
    title: 'Failed to delete prize',
    description: 'This prize does not exist.',
  })
  await expect(page.getByRole('article')).toHaveCount(0)
})

for (const what of ['contests', 'prizes']) {
  test(`if ${what} cannot be fetched, the page says so`, async ({
    page,
    visit,
    site,
    troubles,
  }) => {
    troubles.expect(refusedQuery)
    await storePrize(site.db, (await openContest(site)).id)
    await page.route(`**/api/admin/${what}`, (route) => route.fulfill({ status: 500, json: {} }))
    await visit('/admin/prizes')
    await expect(page.getByRole('alert')).toContainText(`Failed to fetch ${what}`)
    await expect(page.getByText('No prizes yet.')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Create a contest first' })).toHaveCount(0)
  })
}

test('before there is a contest, the way leads there', async ({ page, visit }) => {
  await visit('/admin/prizes')
  await page.getByRole('link', { name: 'Create a contest first' }).click()
  await expect(page).toHaveURL('/admin/contests/new')
})

test('of a prize that guests have entered for only the value can be edited, and nothing of a closed one', async ({
  page,
  visit,
  site,
}) => {
  const june = await openContest(site)
  const may = await openContest(site, { status: 'closed', title: 'Springs' })
  await storePrize(site.db, june.id, { title: 'Coffee', valueCents: 5000 })
  await storePrize(site.db, may.id, { title: 'Swim ring' })
  await storeSubmission(site.db, { contestId: june.id })
  await visit('/admin/prizes')
  await page.getByRole('button', { name: 'Edit Coffee' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit prize' })
  await expect(dialog).toContainText('title and description are fixed')
  await expect(dialog.getByLabel('Title *')).toHaveCount(0)
  await dialog.getByLabel('Value in dollars *').fill('75')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('article', { name: 'Coffee' })).toContainText('$75')
  await expect(page.getByRole('button', { name: 'Edit Swim ring' })).toHaveCount(0)
})
