// spec: 2/gallery
import { expect, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import { contestWall, servePictures, manyGuests, plantEntries } from '../support/entries.ts'
import { test as testWithEntry } from '../support/entry-site.ts'

test.use({ hasOwnSite: true, javaScriptEnabled: false })

testWithEntry('the story and every file can be reached, and the filter works', async ({ page }) => {
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

  await wall.contest.selectOption('Porches in June')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/\/contest\/gallery\?contestId=\d+$/)
  await expect(wall.cards).toHaveCount(1)
})

test('a link leads to the next entries', async ({ page, site }) => {
  const { id } = await openContest(site)
  await plantEntries(site, id, manyGuests(25))
  await servePictures(page)
  await page.goto('/contest/gallery')
  const wall = contestWall(page)
  await expect(wall.cards).toHaveCount(20)
  await wall.more.click()
  await expect(page).toHaveURL(/\?cursor=/)
  await expect(wall.cards).toHaveCount(5)
})
