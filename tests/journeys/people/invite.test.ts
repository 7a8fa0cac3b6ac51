import { storeReview } from '../../fixtures/reviews.ts'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { administrator, signIn } from '../support/sign-in.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true, viewport: { width: 390, height: 844 } })

test('an invited moderator joins on a phone, sees what the role includes, and is removed once the owner proves who they are', async ({
  page,
  visit,
  site,
  browser,
  troubles,
}) => {
  // The server asks for the proof.
  troubles.expect(/status of 403/)
  await storeReview(site.db, {}, 'pending')
  await signIn(page)
  await visit('/admin/people')
  await page.getByLabel('Who is it for?').fill('Ana from next door')
  await page.getByRole('button', { name: 'Make invitation' }).click()
  const link = await page.getByLabel('Link for the invitation').inputValue()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const theirs = await phone.newPage()
  await theirs.goto(link.replace(/^https?:\/\/[^/]+/, site.origin))
  await expect(theirs.getByText('as moderator')).toBeVisible()
  await theirs.getByLabel('Choose a username').fill('Ana')
  await theirs.getByLabel('Choose a password').fill('nine copper weathervanes')
  await theirs.getByRole('button', { name: 'Join' }).click()
  await expect(theirs).toHaveURL(`${site.origin}/admin/dashboard`)
  const menu = theirs.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  await expect(menu.filter({ hasText: 'Reviews' })).toHaveCount(1)
  for (const name of ['People', 'Site', 'Guests', 'Outbox', 'Contests']) {
    await expect(menu.filter({ hasText: name })).toHaveCount(0)
  }
  for (const screen of ['people', 'activity']) {
    await theirs.goto(`${site.origin}/admin/${screen}`)
    await expect(theirs.getByRole('heading', { name: 'Not part of your role' })).toBeVisible()
    await expect(menu.filter({ hasText: 'Reviews' })).toHaveCount(1)
  }

  await visit('/admin/people')
  const ana = page.getByRole('article', { name: 'ana' })
  await ana.getByLabel('Role of ana').selectOption('Manager')
  await expectToast(page, { title: 'Role changed', description: 'ana is now manager.' })
  await site.db.updateTable('sessions').set({ provenAt: '2020-01-01T00:00:00.000Z' }).execute()
  await ana.getByRole('button', { name: 'Remove ana' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await question.getByLabel('Your password').fill(administrator.password)
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(ana).toHaveCount(0)
  expect((await phone.request.get(`${site.origin}/api/admin/verify`)).status()).toBe(401)
  await phone.close()
})

test('who an invitation is for survives a mistake and a reload, and the only owner stays one', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/status of 4(22|09)/)
  await signIn(page)
  await visit('/admin/people')
  await page.getByRole('button', { name: 'Make invitation' }).click()
  const invitee = page.getByLabel('Who is it for?')
  await expect(invitee).toHaveAccessibleDescription(/Please enter who it is for/)
  await invitee.fill('Ben')
  await page.reload()
  await untilHydrated(page)
  await expect(invitee).toHaveValue('Ben')

  const you = page.getByRole('article', { name: administrator.username })
  await you.getByLabel(`Role of ${administrator.username}`).selectOption('Manager')
  await expectToast(page, {
    title: 'That didn’t work',
    description: 'This is the only owner. Please make someone else an owner first.',
  })
  await expect(you.getByLabel(`Role of ${administrator.username}`)).toHaveValue('owner')
})
