import { expect, test } from 'vitest'
import { filledShare } from './stars.tsx'

test.each([
  [5, [1, 1, 1, 1, 1]],
  [4.9, [1, 1, 1, 1, 0.9]],
  [4.7, [1, 1, 1, 1, 0.7]],
  [4.5, [1, 1, 1, 1, 0.5]],
  [3, [1, 1, 1, 0, 0]],
  [0, [0, 0, 0, 0, 0]],
])('%s fills the stars as far as it goes', (rating, shares) => {
  expect([1, 2, 3, 4, 5].map((position) => filledShare(rating, position))).toEqual(shares)
})
