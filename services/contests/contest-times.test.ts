import { describe, expect, test } from 'vitest'
import { newContest } from '#tests/fixtures/contests.ts'
import { daysLeft, nextTurn } from './contest-times.ts'

const zone = 'America/Chicago'
const instant = (text: string) => Temporal.Instant.from(text)

// Open from midnight, May 30, to 11:59 p.m., June 30, in the property's zone.
const contest = newContest()

describe('nextTurn', () => {
  test('an active contest changes at its start and at its end, and never again', () => {
    const { startDate, endDate } = contest
    expect(nextTurn(contest, startDate.subtract({ seconds: 1 }))).toEqual(startDate)
    expect(nextTurn(contest, startDate)).toEqual(endDate)
    expect(nextTurn(contest, endDate)).toBeUndefined()
  })

  test('when counting days, each midnight at the property is a change', () => {
    const at = (now: string) => nextTurn(contest, instant(now), zone)?.toString()
    expect(at('2025-06-01T12:00:00Z')).toBe('2025-06-02T05:00:00Z')
    expect(at('2025-06-02T05:00:00Z')).toBe('2025-06-03T05:00:00Z')
    expect(at('2025-06-30T12:00:00Z')).toBe('2025-07-01T04:59:00Z')
  })

  test.each(['draft', 'closed', 'archived'] as const)(
    'a %s contest never changes by itself',
    (status) => {
      expect(nextTurn({ ...contest, status }, contest.startDate, zone)).toBeUndefined()
    },
  )
})

describe('daysLeft', () => {
  test.each([
    ['2025-06-29T04:59:59Z', 2],
    ['2025-06-29T05:00:00Z', 1],
    ['2025-06-30T04:59:59Z', 1],
    ['2025-06-30T05:00:00Z', 0],
    ['2025-07-01T04:58:59Z', 0],
  ])("counts days in the property's zone: at %s there are %i", (now, days) => {
    expect(daysLeft(contest, instant(now), zone)).toBe(days)
  })

  test('a contest that ends at midnight ends on the day before', () => {
    const ending = { ...contest, endDate: instant('2025-07-01T05:00:00Z') }
    expect(daysLeft(ending, instant('2025-06-30T12:00:00Z'), zone)).toBe(0)
  })
})
