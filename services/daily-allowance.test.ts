import { expect, test } from 'vitest'
import { LimitError } from '#services/errors.ts'
import { createDailyAllowance } from './daily-allowance.ts'

const hourMs = 60 * 60_000

test('each network may use so much a day, independently, and again the next day', () => {
  let now = 0
  const allowance = createDailyAllowance(10, () => now)
  allowance.take('a', 7)
  now = 23 * hourMs
  expect(() => allowance.take('a', 4)).toThrow(LimitError)
  expect(() => allowance.assertLeft('a', 4)).toThrow(LimitError)
  allowance.take('a', 3)
  allowance.take('b', 10)
  now = 24 * hourMs
  allowance.take('a', 10)
  expect(() => allowance.take('b', 1)).toThrow(LimitError)
})

test('the error says when the day is over', () => {
  let now = 0
  const allowance = createDailyAllowance(1, () => now)
  allowance.take('a', 1)
  now = hourMs
  expect(() => allowance.take('a', 1)).toThrow(
    expect.objectContaining({ retryAfterSeconds: 23 * 60 * 60 }),
  )
})
