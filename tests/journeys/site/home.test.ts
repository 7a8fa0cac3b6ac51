import { expect, test } from '../fixtures.ts'
import { datesPopover, doneButton } from '../support/cabin-page.ts'
import { datesButton } from '../support/free-cabins.ts'
import { resize } from '../support/layout.ts'

/** Of phones, tablets, laptops and desktops. */
const firstViews = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

// spec: 2/home
test('home greets with headline, facts and the monthly contest', async ({ page, visit }) => {
  await visit('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main.getByRole('definition')).toHaveText(['4.9+', '6', 'Wimberley'])
  const contest = main.getByRole('complementary', { name: 'Monthly Photo Contest' })
  await expect(contest.getByRole('link', { name: 'Submit Entry' })).toHaveAttribute(
    'href',
    '/contest/submit',
  )
  await expect(contest.getByRole('link', { name: 'View Gallery' })).toHaveAttribute(
    'href',
    '/contest/gallery',
  )
})

// spec: 2/home
test('home says what every cabin has and why to come', async ({ page, visit }) => {
  await visit('/')
  const headingsOf = (name: string | RegExp) =>
    page.getByRole('region', { name }).getByRole('heading', { level: 3 })
  await expect(headingsOf('Our Cabins')).toHaveCount(6)
  await expect(headingsOf('The quiet is included')).toHaveText([
    'High-Speed WiFi',
    'Free Parking',
    'Coffee Station',
    'Nature Access',
  ])
  await expect(page.getByText('4.9', { exact: true })).toBeVisible()
  await expect(headingsOf(/^Why Choose/)).toHaveText([
    'Prime Location',
    'Luxury Amenities',
    'Natural Setting',
  ])
})

// spec: 2/home
test('home explains the contest in three steps', async ({ page, visit }) => {
  await visit('/')
  const contest = page.getByRole('region', { name: 'Monthly Photo Contest' })
  await expect(contest.getByRole('listitem')).toHaveText([
    /Upload up to 3 photos or videos/,
    /Tell your story/,
    /Win gift cards/,
  ])
  await expect(contest.getByRole('link', { name: 'Enter Contest' })).toHaveAttribute(
    'href',
    '/contest/submit',
  )
  await expect(contest.getByRole('link', { name: 'View Past Winners' })).toHaveAttribute(
    'href',
    '/contest/gallery',
  )
})

// spec: 2/about
test('about tells the story and gives three reasons', async ({ page, visit }) => {
  await visit('/about')
  await expect(page.getByRole('region', { name: 'Our Story' })).toBeVisible()
  const reasons = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(reasons).toHaveText([
    /comfortable accommodations/i,
    /prime location/i,
    /natural beauty/i,
  ])
})

// spec: 2/policies
test('policies say when they were updated and lead home', async ({ page, visit }) => {
  for (const path of ['/privacy-policy', '/terms-of-service', '/cancellation-policy']) {
    await visit(path)
    await expect(page.getByText('Last Updated: May 23, 2024')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  }
})

test('a phone fetches one file of the first slide', { tag: '@phone' }, async ({ page, visit }) => {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/pictures/heroes-evening-')) files.push(request.url())
  })
  await visit('/')
  const hero = page.getByRole('region', { name: 'Scenes from the cabins' })
  await expect(hero.locator('img').first()).toHaveJSProperty('complete', true)
  expect(files).toHaveLength(1)
})

test('each sentence of the headline keeps to one line at any width', async ({ page, visit }) => {
  await visit('/')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Small cabins. Big Texas sky.')
  for (const [width, height] of [
    [360, 780],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await resize(page, { width, height })
    const lines = await heading.evaluate((element) => {
      const line = Number.parseFloat(getComputedStyle(element).lineHeight)
      return Math.round(element.getBoundingClientRect().height / line)
    })
    expect(lines, `at ${width} px`).toBe(2)
  }
})

for (const path of ['/', '/cabins']) {
  test(`the way to dates is in the first view of ${path} in every window, and nothing covers it`, async ({
    page,
    visit,
  }) => {
    await visit(path)
    const search = page.getByRole(path === '/' ? 'search' : 'main')
    for (const [width, height] of firstViews) {
      await resize(page, { width, height })
      for (const control of [
        search.getByRole('button', { name: /Add dates/ }),
        search.getByRole('combobox', { name: 'Guests' }),
        search.getByRole('button', { name: 'Find free cabins' }),
      ]) {
        await expect(control, `at ${width} x ${height}`).toBeInViewport({ ratio: 1 })
        // Checks that nothing else would receive the click.
        await control.click({ trial: true })
      }
    }
  })
}

test('guests search from home with dates and without', async ({ page, visit }) => {
  await visit('/')
  const search = page.getByRole('search')
  await search.getByRole('combobox', { name: 'Guests' }).selectOption('4 guests')
  await search.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(page).toHaveURL(/\/cabins\?guests=4$/)

  await page.goBack()
  await search.getByRole('button', { name: /Add dates/ }).click()
  const days = page.getByRole('group', { name: 'Choose your dates' })
  await days.getByRole('button', { name: 'Next month' }).click()
  await days
    .getByRole('button', { name: /\b10th/ })
    .first()
    .click()
  await days
    .getByRole('button', { name: /\b13th/ })
    .first()
    .click()
  const done = await doneButton(days)
  await expect(done).toHaveText('3 nights · Done')
  await done.click()
  await expect(search.getByRole('button', { name: /Dates/ })).toHaveText(/ 10 – 13$/)
  await search.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(page).toHaveURL(/\/cabins\?from=\d{4}-\d\d-10&to=\d{4}-\d\d-13&guests=\d$/)
})

test('a calendar opened by keyboard is whole', async ({ page, visit }) => {
  await resize(page, { width: 1280, height: 700 })
  await visit('/')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await datesButton(page).focus()
  await page.keyboard.press('Enter')

  const calendar = datesPopover(page)
  await expect(calendar.getByRole('grid').first()).toBeVisible()
  await expect(calendar).toBeInViewport({ ratio: 1 })
})
