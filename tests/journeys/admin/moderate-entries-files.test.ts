// spec: 2/admin-submissions
import { expect, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import { enterForReal, entryModeration, expectShown, failVariants } from '../support/entries.ts'
import { test as testWithEntry } from '../support/entry-site.ts'
import { signIn } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

testWithEntry('the owner keeps the originals', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/submissions/approved')
  const card = entryModeration(page).card('Wilma Reed')
  await expect(card.getByRole('img')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Download original 1' }).click()
  expect((await download).suggestedFilename()).toBe('porch.jpg')
})

test('the owner sees pictures of which no smaller forms could be made, also large', async ({
  page,
  visit,
  site,
}) => {
  const { id } = await openContest(site)
  await failVariants(site, await enterForReal(site, id))
  await signIn(page)
  await visit('/admin/submissions/approved')
  const card = entryModeration(page).card('Wilma Reed')
  await expectShown(card.getByRole('img', { name: 'File 1 from Wilma Reed' }))
  const large = await card
    .getByRole('link', { name: 'File 1 from Wilma Reed' })
    .getAttribute('href')
  const answer = await page.request.get(String(large))
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
})
