import { expect, test } from '../fixtures.ts'
import { entryForm, entryPath } from '../support/contest-entry.ts'
import { contestForm, openContest } from '../support/contests.ts'
import { optionsOf } from '../support/lists.ts'
import { openForm, reviewForm } from '../support/review-form.ts'
import { signIn } from '../support/sign-in.ts'

// The lists of both inquiries are tested in tests/journeys/inquiries/.

test('a review offers the four recommendations, and to say nothing', async ({ page, visit }) => {
  await openForm(page, visit)
  expect(await optionsOf(reviewForm(page).wouldRecommend)).toEqual([
    ['', 'Choose an answer'],
    ['absolutely', 'Absolutely'],
    ['yes', 'Yes'],
    ['maybe', 'Maybe'],
    ['no', 'No'],
  ])
})

test('a new contest is a draft unless it is made active at once', async ({ page, visit }) => {
  await signIn(page)
  await visit('/admin/contests/new')
  const { status } = contestForm(page)
  const options = await optionsOf(status)
  expect(options.map(([value]) => value)).toEqual(['draft', 'active'])
  await expect(status).toHaveValue('draft')
})

test.describe('with a contest', () => {
  test.use({ hasOwnSite: true })

  test('an entry can be about each of the six cabins', async ({ page, visit, site }) => {
    await openContest(site)
    await visit(entryPath)
    const options = await optionsOf(entryForm(page).cabinStayed)
    expect(options.map(([, words]) => words)).toEqual([
      'Choose a cabin',
      'Desert Willow',
      'Coyote Cabin',
      'Texas Sage',
      'Mockingbird Cabin',
      'Morning Dove',
      'Mountain Laurel',
    ])
  })
})
