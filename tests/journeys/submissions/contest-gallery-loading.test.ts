// spec: 2/gallery
import { expect, test } from '../fixtures.ts'
import { holdBack } from '../support/responses.ts'
import { openContest } from '../support/contests.ts'
import { contestWall, servePictures, plantEntries } from '../support/entries.ts'

test.use({ hasOwnSite: true })

test('while entries of another contest are on their way that is said', async ({
  page,
  visit,
  site,
}) => {
  const spring = await openContest(site, { title: 'Spring', status: 'closed' })
  await plantEntries(site, spring.id, ['Ada'])
  await servePictures(page)
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await expect(wall.cards).toHaveCount(1)
  const answer = await holdBack(page, '**/api/submissions/public?*')
  await wall.contest.selectOption('Spring')
  await expect(page.getByRole('status').filter({ hasText: 'Loading entries...' })).toBeVisible()
  await expect(page.getByRole('contentinfo'), 'what follows is out of sight').not.toBeInViewport()

  answer.letGo()
  await expect(wall.card('Ada')).toBeVisible()
  await expect(page.getByText('Loading entries...')).toHaveCount(0)
})
