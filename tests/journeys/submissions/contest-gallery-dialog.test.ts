// spec: 2/gallery
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { expect, untilHydrated, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'
import { contestWall, expectShown, servePictures, plantEntries } from '../support/entries.ts'
import { test as testWithEntry } from '../support/entry-site.ts'
import { expectNoHorizontalScrolling } from '../support/layout.ts'
import { swipeLeft } from '../support/touch.ts'

test.use({ hasOwnSite: true })

const long = 'Rhoshandiatellyneshiaunneveshenk'.repeat(3)

testWithEntry(
  'a guest looks through the entries with the keyboard alone',
  async ({ page, visit }) => {
    await visit('/contest/gallery')
    const wall = contestWall(page)
    await expectShown(wall.card('Wilma Reed').locator('img'))

    await wall.open('Wilma Reed').focus()
    await page.keyboard.press('Enter')
    await expect(wall.dialog).toBeVisible()
    await expect(wall.dialog.getByText('1 / 3')).toBeVisible()
    await expect(wall.dialog.getByRole('img', { name: 'Photo 1 of 3 by Wilma Reed' })).toBeVisible()
    await expect(wall.dialog.getByText('Nobody else was up.').first()).toBeVisible()
    await wall.slides.focus()
    await page.keyboard.press('ArrowRight')
    await expect(wall.dialog.getByText('2 / 3')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(wall.dialog.getByText('3 / 3')).toBeVisible()
    const video = wall.dialog.getByLabel('Video 3 of 3 by Wilma Reed')
    await expect(video).toHaveJSProperty('controls', true)
    expect(await video.getAttribute('src')).toMatch(/^\/api\/files\/submissions\//)

    await wall.slides.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(wall.dialog.getByText('2 / 3')).toBeVisible()
    await expectShown(wall.dialog.getByRole('img', { name: 'Photo 2 of 3 by Wilma Reed' }))

    await page.keyboard.press('Escape')
    await expect(wall.dialog).toBeHidden()
    await expect(wall.open('Wilma Reed')).toBeFocused()
  },
)

test('when the dialog cannot be fetched, the link leads to the picture itself', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/ERR_FAILED|entry-dialog/)
  const { id: contestId } = await openContest(site)
  await servePictures(page)
  await plantEntries(site, contestId, ['Ada', 'Ben'])
  await page.route('**/assets/entry-dialog-*.js', (route) => route.abort())
  await visit('/contest/gallery')
  const wall = contestWall(page)
  const picture = await wall.open('Ben').getAttribute('href')
  await wall.open('Ben').click()
  await expect(page).toHaveURL(String(picture))

  await page.goBack()
  await untilHydrated(page)
  await wall.open('Ben').click()
  await expect(page, 'also the second time').toHaveURL(String(picture))
})

test('the dialog opens at the entry that was pressed', async ({ page, visit, site }) => {
  const { id: contestId } = await openContest(site)
  await servePictures(page)
  await plantEntries(site, contestId, ['Ada', 'Ben', 'Cora'])
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await wall.open('Ben').click()
  await expect(wall.dialog.getByText('2 / 3')).toBeVisible()
  await expect(wall.dialog.getByRole('heading', { name: 'Ben' })).toBeInViewport()
})

test(
  'a swipe leads from one picture to the next',
  { tag: '@phone' },
  async ({ page, visit, site }) => {
    const { id: contestId } = await openContest(site)
    await servePictures(page)
    await plantEntries(site, contestId, ['Ada', 'Ben', 'Cora'])
    await visit('/contest/gallery')
    const wall = contestWall(page)
    await wall.open('Ada').tap()
    await expectShown(wall.dialog.getByRole('img', { name: 'Photo 1 of 1 by Ada' }))
    await swipeLeft(wall.slides)
    await expect(wall.dialog.getByText('2 / 3')).toBeVisible()
    await expect(wall.dialog.getByRole('heading', { name: 'Ben' })).toBeInViewport()
    await swipeLeft(wall.slides)
    await expect(wall.dialog.getByText('3 / 3')).toBeVisible()
    await expectShown(wall.dialog.getByRole('img', { name: 'Photo 1 of 1 by Cora' }))
  },
)

test(
  'long names and stories stay inside the page',
  { tag: '@everywhere' },
  async ({ page, visit, site }) => {
    const { id: contestId } = await openContest(site, { title: long })
    await servePictures(page)
    const entry = { contestId, guestName: long, stayDates: long, description: long.repeat(20) }
    await storeSubmission(site.db, entry, ['approved'])
    await visit('/contest/gallery')
    await expectNoHorizontalScrolling(page)
    const wall = contestWall(page)
    await wall.open(long).click()
    await expect(wall.dialog.getByRole('heading', { name: long })).toBeInViewport()
    await expectNoHorizontalScrolling(page)
  },
)
