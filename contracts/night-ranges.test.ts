import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './dates.ts'
import { intersectRanges, mergeRanges, nightsIn, subtractRanges } from './night-ranges.ts'

const ranges = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 6 }))
    .map(([start, nights]) => ({
      from: addDays('2026-11-20', start),
      to: addDays('2026-11-20', start + nights),
    })),
  { maxLength: 6 },
)
const nightsOf = (given: readonly { from: string; to: string }[]) =>
  [...new Set(given.flatMap(nightsIn))].toSorted()

test('ranges that touch or overlap are one, over the end of a month too', () => {
  const given = [
    { from: '2026-12-03', to: '2026-12-04' },
    { from: '2026-11-29', to: '2026-12-01' },
    { from: '2026-12-01', to: '2026-12-02' },
    { from: '2026-11-28', to: '2026-11-28' },
  ]
  expect(mergeRanges(given)).toEqual([
    { from: '2026-11-29', to: '2026-12-02' },
    { from: '2026-12-03', to: '2026-12-04' },
  ])
})

test('merged, intersected and subtracted ranges hold the nights that sets of nights would', () => {
  fc.assert(
    fc.property(ranges, ranges, (some, others) => {
      const [a, b] = [new Set(nightsOf(some)), new Set(nightsOf(others))]
      for (const [result, nights] of [
        [mergeRanges(some), a],
        [intersectRanges(some, others), a.intersection(b)],
        [subtractRanges(some, others), a.difference(b)],
      ] as const) {
        expect(result.flatMap(nightsIn)).toEqual([...nights].toSorted())
        expect(mergeRanges(result)).toEqual(result)
      }
    }),
  )
})
