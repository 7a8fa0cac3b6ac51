// spec: 2/cabins-grid
import { expect, test } from '../fixtures.ts'
import type { Page } from '@playwright/test'

const house = [
  'Desert Willow',
  'Coyote Cabin',
  'Texas Sage',
  'Mockingbird Cabin',
  'Morning Dove',
  'Mountain Laurel',
]
const mostBedroomsFirst = ['Mountain Laurel', ...house.slice(0, -1)]

/** Every cabin has five stars and all but the last one bedroom: ties keep their order. */
const orders = [
  { label: 'Most bedrooms first', value: 'price-high', names: mostBedroomsFirst },
  { label: 'Fewest bedrooms first', value: 'price-low', names: house },
  { label: 'Highest rated', value: 'rating', names: house },
  {
    label: 'Most reviews',
    value: 'reviews',
    names: [
      'Mountain Laurel',
      'Coyote Cabin',
      'Mockingbird Cabin',
      'Morning Dove',
      'Desert Willow',
      'Texas Sage',
    ],
  },
  { label: 'Featured', value: 'no-sorting', names: house },
]

test('cabins can be sorted, and the address keeps the order', async ({ page, visit }) => {
  await visit('/cabins')
  await expect(cabinNames(page)).toHaveText(house)
  for (const { label, value, names } of orders) {
    await page.getByLabel('Sort by').selectOption(label)
    await expect(cabinNames(page)).toHaveText(names)
    await expect(page).toHaveURL(`/cabins?sort=${value}`)
  }
})

test('the keyboard stays where an order was chosen, and the choice follows the address', async ({
  page,
  visit,
}) => {
  await visit('/cabins')
  const sort = page.getByLabel('Sort by')
  await sort.focus()
  await page.keyboard.type('M')
  await expect(page).toHaveURL('/cabins?sort=price-high')
  await expect(sort).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'All Cabins' }).click()
  await expect(page).toHaveURL('/cabins')
  await expect(sort).toHaveValue('no-sorting')
  await expect(cabinNames(page)).toHaveText(house)
})

test('an address with an order shows the cabins in it', async ({ page, visit }) => {
  for (const { label, value, names } of orders) {
    await visit(`/cabins?sort=${value}`)
    await expect(cabinNames(page)).toHaveText(names)
    const chosen = page.getByLabel('Sort by').getByRole('option', { selected: true })
    await expect(chosen).toHaveText(label)
  }
})

test('an unknown order is the default order', async ({ page, visit }) => {
  await visit('/cabins?sort=cheapest')
  await expect(cabinNames(page)).toHaveText(house)
})

function cabinNames(page: Page) {
  return page.getByRole('main').getByRole('article').getByRole('heading')
}
