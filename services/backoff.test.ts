import fc from 'fast-check'
import { expect, test } from 'vitest'
import { retryDelayMs, triesAtMost } from './backoff.ts'

const hourMs = 3_600_000
const tries = fc.integer({ min: 1, max: 1000 })
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('the first wait is half a minute at most, and none is longer than six hours', () => {
  const delays = Array.from({ length: triesAtMost }, (_, index) => retryDelayMs(index + 1, () => 0))
  expect(delays.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000])
  expect(delays.at(-1)).toBe(6 * hourMs)
})

test('every wait is between a quarter of a minute and six hours', () => {
  fc.assert(
    fc.property(tries, random, (number, chance) => {
      const delay = retryDelayMs(number, () => chance)
      expect(delay).toBeGreaterThanOrEqual(15_000)
      expect(delay).toBeLessThanOrEqual(6 * hourMs)
      expect(Number.isInteger(delay)).toBe(true)
    }),
  )
})

test('with the same random value a later try never waits less', () => {
  fc.assert(
    fc.property(tries, random, (number, chance) => {
      const luck = () => chance
      expect(retryDelayMs(number + 1, luck)).toBeGreaterThanOrEqual(retryDelayMs(number, luck))
    }),
  )
})

test('retries of simultaneous failures are spread over half of the wait', () => {
  fc.assert(
    fc.property(tries, random, (number, chance) => {
      const longest = retryDelayMs(number, () => 0)
      const delay = retryDelayMs(number, () => chance)
      expect(delay).toBeCloseTo(longest * (1 - chance / 2), -1)
    }),
  )
})
