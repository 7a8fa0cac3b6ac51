import { expect } from '../fixtures.ts'
import { test } from '../support/feed-site.ts'
import {
  feeds,
  from,
  to,
  asked,
  datesButton,
  days,
  names,
  searchLine,
  typeDates,
} from '../support/free-cabins.ts'

test.use({ feeds })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the search answers the same, and offers days close by', async ({ page }) => {
    await page.goto('/cabins?sort=reviews')
    await typeDates(page, from, to)
    await page.getByRole('button', { name: 'Find free cabins' }).click()
    await expect(page).toHaveURL(`/cabins?${asked}&sort=reviews`)
    await expect(page.getByText(`3 cabins are free ${days} for 2 guests.`)).toBeVisible()
    await expect(names(page).first()).toHaveText('Mockingbird Cabin')

    await searchLine(page).click()
    await page.getByLabel('Guests').selectOption('4 guests')
    await page.getByRole('button', { name: 'Find free cabins' }).click()
    const nearby = page.getByRole('region', { name: 'Free close to your dates' })
    await expect(nearby.getByRole('link')).toHaveCount(3)
  })

  test('a mistake is named, and nothing typed is lost', async ({ page }) => {
    await page.goto(`/cabins?from=${to}&to=${from}&guests=3`)
    await expect(page.getByRole('alert')).toHaveText(
      'Please choose a check-out date after your check-in date.',
    )
    await expect(page.getByLabel('Guests')).toHaveValue('3')
    await datesButton(page).click()
    await expect(page.getByLabel('Arrive')).toHaveValue(to)
    await expect(page.getByLabel('Leave')).toHaveValue(from)
  })
})
