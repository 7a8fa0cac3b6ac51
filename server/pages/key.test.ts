import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageKey } from './address.ts'

const december = 'from=2025-12-10&to=2025-12-14'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-06-01T12:00Z') }))
afterEach(() => void vi.useRealTimers())

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
  ['/?from=2025-12-10&to=2025-12-14', '/?from=2025-12-10&to=2025-12-14'],
  ['/cabins/a?guests=2&to=2025-12-14&x=1&from=2025-12-10', `/cabins/a?${december}&guests=2`],
  ['/cabins/a?from=2025-12-10', '/cabins/a?from=2025-12-10'],
  [`/cabins/a?${december}&guests=99`, `/cabins/a?${december}&guests=12`],
  [`/cabins/a?${december}&guests=two`, `/cabins/a?${december}`],
  ['/cabins/a?from=2025-12-10&to=2025-12-10', '/cabins/a?from=2025-12-10'],
  ['/cabins/a?from=2025-05-30&to=2025-12-14', '/cabins/a'],
  ['/cabins/a?from=2025-02-30&to=2025-12-14', '/cabins/a'],
  ['/cabins/a?from=9999-12-10&to=9999-12-14', '/cabins/a'],
  ['/cabins/a?guests=2', '/cabins/a'],
  [`/about?${december}`, '/about'],
])('%s is cached as %s', (address, key) => {
  expect(pageKey(address)).toBe(key)
})
