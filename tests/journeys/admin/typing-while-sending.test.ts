import { prizeMessages } from '#contracts/admin-contest-messages.ts'
import { expect, test } from '../fixtures.ts'
import { openContest, prizeForm } from '../support/contests.ts'
import { inDays } from '../support/days.ts'
import { holdBack } from '../support/responses.ts'
import { signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

test('the next prize waits until the one being stored is, and the focus is where it was', async ({
  page,
  visit,
  site,
}) => {
  const { id } = await openContest(site)
  await signIn(page)
  await visit(`/admin/prizes?contestId=${id}`)
  const form = prizeForm(page)
  await form.description.fill('Two nights.')
  await form.value.fill('300')
  await form.title.fill('A weekend')
  const storing = await holdBack(page, '**/api/admin/prizes')
  await form.title.press('Enter')
  await expect.poll(storing.requests).toBe(1)
  await expect(form.title).toBeDisabled()
  await expect(form.title).toHaveValue('A weekend')
  storing.letGo()
  await expectToast(page, { title: prizeMessages.added, description: 'A weekend' })
  await expect(form.title).toHaveValue('')
  await expect(form.title).toBeFocused()
})

test('the days of the next stay wait until the link being made is', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/stay-links')
  const main = page.getByRole('main')
  const arrival = main.getByLabel('Arrival')
  await main.getByLabel('Cabin', { exact: true }).selectOption('Texas Sage')
  await arrival.fill(inDays(-4))
  await main.getByLabel('Departure').fill(inDays(-1))
  const making = await holdBack(page, '**/admin/stay-links.data')
  await main.getByRole('button', { name: 'Make link' }).click()
  await expect.poll(making.requests).toBe(1)
  await expect(arrival).toBeDisabled()
  making.letGo()
  await expect(main.getByRole('heading', { level: 2, name: /^Texas Sage, / })).toBeFocused()
  await expect(arrival).toBeEnabled()
  await expect(arrival).toHaveValue('')
})
