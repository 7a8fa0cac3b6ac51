import { expect, test } from 'vitest'
import { rangesOf } from './day-ranges.ts'

test('days that follow each other are one range, over the end of a month too', () => {
  const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-03', '2026-12-05', '2026-12-06']
  expect(rangesOf(days)).toEqual([
    { first: '2026-11-29', last: '2026-12-01' },
    { first: '2026-12-03', last: '2026-12-03' },
    { first: '2026-12-05', last: '2026-12-06' },
  ])
})

test('no days are no ranges', () => {
  expect(rangesOf([])).toEqual([])
})
