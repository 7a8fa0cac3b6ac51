// spec: 2/contest
import { storePrize } from '../../fixtures/contests.ts'
import { expect, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'

test.use({ hasOwnSite: true })

test('a guest learns what the contest is about, until when, and what there is to win', async ({
  page,
  visit,
  site,
}) => {
  const contest = await openContest(site)
  await storePrize(site.db, contest.id)
  await storePrize(site.db, contest.id, { title: 'Honey', valueCents: 1850 })

  await visit('/contest')

  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Porches in June')
  await expect(main.getByText('Show us where your coffee was.')).toBeVisible()
  await expect(main.getByText(/^10\s*days left$/)).toBeVisible()
  await expect(main.getByRole('time')).toHaveText(/^\w+ \d+, \d{4} at \d+:\d\d [AP]M C[SD]T$/)
  const prizes = main.getByRole('region', { name: 'What you can win' }).getByRole('listitem')
  await expect(prizes).toHaveText([/^\$100Gift card/, /^\$18\.50Honey/])
  await expect(
    main.getByRole('region', { name: 'How it works' }).getByRole('listitem'),
  ).toHaveCount(3)
  await expect(main.getByRole('link', { name: 'Submit Entry' })).toHaveAttribute(
    'href',
    '/contest/submit',
  )
  await expect(main.getByRole('link', { name: 'View Gallery' })).toHaveAttribute(
    'href',
    '/contest/gallery',
  )
})

test('a guest who moves here from home finds the contest', async ({ page, visit, site }) => {
  await openContest(site)
  await visit('/')
  await page.getByRole('link', { name: 'Monthly Photo Contest' }).click()
  await expect(page).toHaveURL('/contest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porches in June')
})

test('between two contests the page says so and leads to past winners', async ({ page, visit }) => {
  await visit('/')
  await page.getByRole('link', { name: 'Monthly Photo Contest' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No Active Contest')
  await expect(main.getByRole('link', { name: 'View Past Winners' })).toHaveAttribute(
    'href',
    '/contest/gallery',
  )
  await expect(main.getByRole('link', { name: 'Submit Entry' })).toHaveCount(0)
})

test('a contest past its end takes no entries, but keeps its rules', async ({
  page,
  visit,
  site,
}) => {
  const contest = await openContest(site, {
    endDate: Temporal.Now.instant().subtract({ hours: 1 }),
  })
  await visit('/contest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Active Contest')
  await visit(`/contest/rules/${contest.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules: Porches in June')
})

test('after an entry the page thanks the guest', async ({ page, visit, site }) => {
  await openContest(site)
  await visit('/contest?entered=1')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^Thank you\s*Your entry has been submitted and is pending review. Good luck!$/,
  )
})

test('a prize shows its picture from this site, and does without one that is gone', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/prize-b+/)
  const { id } = await openContest(site)
  const addressOf = (letter: string) => `/pictures/prize-${letter.repeat(16)}.webp`
  for (const letter of ['a', 'b']) {
    await storePrize(site.db, id, { imageUrl: addressOf(letter) })
  }
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'
  await page.route(`**${addressOf('a')}`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body }),
  )

  await visit('/contest')

  const prizes = page.getByRole('region', { name: 'What you can win' })
  await prizes.scrollIntoViewIfNeeded()
  await expect(prizes.locator('img')).toHaveCount(1)
  await expect(prizes.locator('img')).toHaveJSProperty('naturalWidth', 3)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('contest, days left, prizes and rules are all there', async ({ page, site }) => {
    const contest = await openContest(site)
    await storePrize(site.db, contest.id)
    await page.goto('/contest')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Porches in June')
    await expect(page.getByText(/days left/)).toBeVisible()
    await expect(page.getByText('$100').first()).toBeVisible()
    await page.getByRole('link', { name: 'Read the full rules' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rules: Porches in June')
  })
})
