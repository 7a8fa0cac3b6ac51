import { expect, it } from 'vitest'
import { bandsOf } from './share.ts'

it.each([1, 2, 3, 8])('gives each row to exactly one of %d threads', (threads) => {
  const frame = { width: 160, height: 107, samples: 1 as const }
  const bands = Array.from({ length: threads }, (_, thread) =>
    bandsOf({ name: 'any/shot', frame, thread, threads }),
  ).flat()
  const rows = bands.flatMap(([first, end]) =>
    Array.from({ length: end - first }, (_, index) => first + index),
  )
  expect(rows.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 107 }, (_, row) => row))
})
