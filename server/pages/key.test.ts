import { expect, test } from 'vitest'
import { pageKey } from './address.ts'

test.each([
  ['/', '/'],
  ['/about?utm_source=mail', '/about'],
  ['/?sort=rating', '/'],
  ['/cabins', '/cabins'],
  ['/cabins?', '/cabins'],
  ['/cabins?sort=rating', '/cabins?sort=rating'],
  ['/cabins?utm=1&sort=rating&sort=reviews', '/cabins?sort=rating'],
  ['/cabins?sort=a%26b%3Dc', '/cabins?sort=a%26b%3Dc'],
  ['/cabins?sort=%ZZ', '/cabins?sort=%25ZZ'],
])('%s is cached as %s', (address, key) => {
  expect(pageKey(address)).toBe(key)
})
