// spec: 2/contest
import { sampleSite } from '../../fixtures/property.ts'
import { storePrize } from '../../fixtures/contests.ts'
import { expect, test } from '../fixtures.ts'
import { openContest } from '../support/contests.ts'

const { facts: sponsor } = sampleSite

test.use({ hasOwnSite: true })

const { street, postalCode } = sponsor.address

test('the rules are one step away, with sponsor, dates and the value of all prizes', async ({
  page,
  visit,
  site,
}) => {
  const contest = await openContest(site, {
    startDate: Temporal.Instant.from('2025-06-01T05:00:00Z'),
    endDate: Temporal.Instant.from('2999-01-01T05:59:00Z'),
  })
  await storePrize(site.db, contest.id)
  await storePrize(site.db, contest.id, { title: 'Honey', valueCents: 1850 })
  await visit('/contest')
  await page.getByRole('link', { name: 'Read the full rules' }).click()

  await expect(page).toHaveURL(`/contest/rules/${contest.id}`)
  await expect(page).toHaveTitle(/^Rules: Porches in June - /)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Rules: Porches in June')
  const facts = main.getByRole('region', { name: 'This contest' })
  await expect(facts.getByRole('term')).toHaveText([
    'Sponsor',
    'Opens',
    'Closes',
    'Prizes',
    'Total value',
  ])
  // The browser is in Berlin; times are in the property's zone, in summer and in winter.
  await expect(facts.getByRole('definition')).toHaveText([
    `${sponsor.property}, ${street}, Wimberley, TX ${postalCode}`,
    'June 1, 2025 at 12:00 AM CDT',
    'December 31, 2998 at 11:59 PM CST',
    /^Gift card: \$100\s*Honey: \$18\.50$/,
    '$118.50',
  ])

  await main.getByRole('link', { name: 'Back to the contest' }).click()
  await expect(page).toHaveURL('/contest')
})

test('a contest with one prize names its value once, one without says so', async ({
  page,
  visit,
  site,
}) => {
  const bare = await openContest(site)
  const simple = await openContest(site, { status: 'closed' })
  await storePrize(site.db, simple.id)
  const facts = page.getByRole('region', { name: 'This contest' })
  await visit(`/contest/rules/${bare.id}`)
  await expect(facts.getByText('To be announced before the contest closes')).toBeVisible()
  await visit(`/contest/rules/${simple.id}`)
  await expect(facts.getByText('Gift card: $100')).toBeVisible()
  await expect(facts.getByText('Total value')).toHaveCount(0)
})

const ruleWords = {
  'Rules of this contest': ['One entry a guest', 'Taken at the property'],
  'Who may enter': ['18 or older', 'void where the law forbids it'],
  'What you may send': [
    'Up to 3 photos or videos with one entry',
    'JPEG, PNG or WebP up to 10 MB each',
    'MP4 or WebM up to 50 MB each',
    'in the time zone of the property',
  ],
  'How the winner is chosen': ['Three things count, each as much as the others'],
  'The prize': ['within 14 days after the contest closes'],
  'What you allow us to do': [
    'Your pictures stay yours.',
    'free of charge and not exclusive, to keep and judge them for this contest',
    'If you allow it when you enter, we may also show them on this website',
    'For anything else we ask you first.',
  ],
  'Taking an entry back': [sponsor.email, 'at any time and without a reason'],
  'Your data': ['never show the address'],
}

test('the rules say who may enter with what, who wins, and what a guest allows', async ({
  page,
  visit,
  site,
}) => {
  const { id } = await openContest(site)
  await visit(`/contest/rules/${id}`)
  for (const [name, words] of Object.entries(ruleWords)) {
    const heading = page.getByRole('heading', { name, exact: true })
    const section = page.getByRole('main').locator('section').filter({ has: heading })
    for (const each of words) await expect(section).toContainText(each)
  }
})

test('rules of a contest that nobody knows lead back to the contest', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/status of 404/)
  const draft = await openContest(site, { status: 'draft' })
  for (const id of [draft.id, 'no-such']) {
    expect((await visit(`/contest/rules/${id}`))?.status()).toBe(404)
    await expect(page.getByText('Oops! Page not found')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to the contest' }).click()
  await expect(page).toHaveURL('/contest')
})
