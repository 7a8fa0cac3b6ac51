// spec: 2/gallery
import { expect, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import { contestWall, enterForReal, failVariants } from '../support/entries.ts'
import { test as testWithEntry } from '../support/entry-site.ts'

test.use({ hasOwnSite: true })

/** Of the original: its variants are narrower. */
const sentWidth = 800

test('a picture of which no smaller forms could be made is shown all the same', async ({
  page,
  visit,
  site,
}) => {
  const { id } = await openContest(site)
  await failVariants(site, await enterForReal(site, id))
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await expect(wall.card('Wilma Reed').locator('img')).toHaveJSProperty('naturalWidth', sentWidth)
  await wall.open('Wilma Reed').click()
  const first = wall.dialog.getByRole('img', { name: 'Photo 1 of 3 by Wilma Reed' })
  await expect(first).toHaveJSProperty('naturalWidth', sentWidth)
})

testWithEntry(
  'a smaller form that cannot be fetched gives way to the picture itself',
  async ({ page, visit, troubles }) => {
    troubles.expect(/status of 404/)
    await page.route('**/api/files/submissions/**?variant=*', (route) =>
      route.fulfill({ status: 404 }),
    )
    await visit('/contest/gallery')
    const wall = contestWall(page)
    await expect(wall.card('Wilma Reed').locator('img')).toHaveJSProperty('naturalWidth', sentWidth)
    await wall.open('Wilma Reed').click()
    const first = wall.dialog.getByRole('img', { name: 'Photo 1 of 3 by Wilma Reed' })
    await expect(first).toHaveJSProperty('naturalWidth', sentWidth)
  },
)

testWithEntry(
  'a picture that cannot be had in any form says so',
  async ({ page, visit, troubles }) => {
    troubles.expect(/status of 404/)
    await page.route('**/api/files/submissions/**', (route) => route.fulfill({ status: 404 }))
    await visit('/contest/gallery')
    const card = contestWall(page).card('Wilma Reed')
    await expect(card.getByText('This picture could not be loaded.')).toBeVisible()
  },
)
