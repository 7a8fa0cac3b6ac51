import { insertActivity } from '#services/activity/activity.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

test('the owner reads who changed what, goes on down the list, and narrows it down', async ({
  page,
  visit,
  site,
}) => {
  const line = { area: 'site', action: 'POST site/:document/publish', target: 'home', detail: '' }
  const at = Temporal.Instant.from('2025-06-01T12:00:00Z')
  for (let hours = 1; hours <= 25; hours += 1) {
    await insertActivity(site.db, { ...line, who: 'alex', at: at.subtract({ hours }) })
  }
  const deleted = { area: 'reply-templates', action: 'Deleted a template', target: 'free' }
  await insertActivity(site.db, { ...line, ...deleted, who: 'sam', at })
  await signIn(page)
  await visit('/admin/activity')
  const lines = page.getByRole('main').getByRole('article')
  await expect(lines).toHaveCount(20)
  await expect(lines.first()).toContainText('Deleted a template')
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(lines).toHaveCount(26)
  await expect(lines.nth(20).getByRole('heading')).toBeFocused()

  await page.getByLabel('Who').selectOption('sam')
  await expect(lines).toHaveCount(1)
  await page.reload()
  await expect(lines, 'the choice is in the address').toHaveCount(1)
  await page.getByLabel('Who').selectOption('Everyone')
  await page.getByLabel('To').fill('2025-05-30')
  await expect(page.getByText('No activity here.')).toBeVisible()
})
