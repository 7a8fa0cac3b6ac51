import { expect, test } from 'vitest'
import { LimitError } from '#services/errors.ts'
import { createDailyAllowance } from './daily-allowance.ts'
import { countsInMemory } from './request-counts.ts'

const hourMs = 60 * 60_000

test('each network may use so much a day, independently, and again the next day', async () => {
  let now = 0
  const allowance = createDailyAllowance(
    countsInMemory(() => now),
    'reviews',
    10,
  )
  await allowance.take('a', 7)
  now = 23 * hourMs
  await expect(allowance.take('a', 4)).rejects.toThrow(LimitError)
  await expect(allowance.assertLeft('a', 4)).rejects.toThrow(LimitError)
  await allowance.take('a', 3)
  await allowance.take('b', 10)
  now = 24 * hourMs
  await allowance.take('a', 10)
  await expect(allowance.take('b', 1)).rejects.toThrow(LimitError)
})

test('what came to nothing can be used again', async () => {
  const allowance = createDailyAllowance(countsInMemory(), 'reviews', 1)
  const failing = allowance.use('a', 1, () => Promise.reject(new Error('the disk is full')))
  await expect(failing).rejects.toThrow('the disk is full')
  expect(await allowance.use('a', 1, async () => 'stored')).toBe('stored')
  await expect(allowance.take('a', 1)).rejects.toThrow(LimitError)
})

test('the error says when the day is over', async () => {
  let now = 0
  const allowance = createDailyAllowance(
    countsInMemory(() => now),
    'reviews',
    1,
  )
  await allowance.take('a', 1)
  now = hourMs
  await expect(allowance.take('a', 1)).rejects.toThrow(
    expect.objectContaining({ retryAfterSeconds: 23 * 60 * 60 }),
  )
})
