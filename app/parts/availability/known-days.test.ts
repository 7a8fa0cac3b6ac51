import { expect, test } from 'vitest'
import type { Availability } from '#contracts/availability.ts'
import { nightStateOf } from '#contracts/nights.ts'
import { knownDays, nightsIn, type KnownDays } from './known-days.ts'

const answer: Availability = {
  cabin: 'texas-sage',
  hasFeed: true,
  booked: ['2026-12-25', '2026-12-26'],
  nights: { taken: [{ from: '2026-12-25', to: '2026-12-26' }], notOpen: [], unknown: [] },
  updatedAt: '2026-11-21T12:00:00Z',
  error: null,
}

const stateOn = (day: string, known: KnownDays) => nightStateOf(nightsIn(known), day)

test('a feed that was read is live, with its nights', () => {
  const known = knownDays(answer, false)
  expect(known).toMatchObject({ kind: 'live', booked: ['2026-12-25', '2026-12-26'] })
  expect(stateOn('2026-12-25', known)).toBe('taken')
  expect(stateOn('2026-12-26', known)).toBe('free')
})

test('before the first reading nothing is known yet', () => {
  expect(knownDays(undefined, false)).toEqual({ kind: 'looking' })
  const unread = { ...answer, booked: [], updatedAt: null }
  expect(knownDays(unread, false)).toEqual({ kind: 'looking' })
})

test('a cabin without a feed never knows', () => {
  const without = { ...answer, hasFeed: false, booked: [], updatedAt: null }
  expect(knownDays(without, false)).toEqual({ kind: 'none' })
})

test('where nothing is known no night is promised', () => {
  const without = { ...answer, hasFeed: false, booked: [], updatedAt: null }
  const unread = { ...answer, updatedAt: null }
  for (const each of [without, unread, undefined]) {
    expect(stateOn('2026-12-26', knownDays(each, each === undefined))).toBe('unknown')
  }
})

test('a failing feed says why: what it gave before still counts, but promises no free night', () => {
  const error = 'Failed to fetch calendar data: 503'
  const known = knownDays({ ...answer, error }, false)
  expect(known).toMatchObject({ kind: 'failed', error, updatedAt: answer.updatedAt })
  expect(known).toMatchObject({ booked: ['2026-12-25', '2026-12-26'] })
  expect(stateOn('2026-12-25', known)).toBe('taken')
  expect(stateOn('2026-12-26', known)).toBe('unknown')
})

test('the same answer is the same nights, so that nothing is checked again for nothing', () => {
  const failing = { ...answer, error: 'Failed to fetch calendar data: 503' }
  expect(nightsIn(knownDays(failing, false))).toBe(nightsIn(knownDays(failing, false)))
})

test('without any answer the guest reads the words of the error catalogue', () => {
  const error = 'Failed to load availability data'
  const known = knownDays(undefined, true)
  expect(known).toMatchObject({ kind: 'failed', error, updatedAt: null })
  expect(nightsIn(known)).toMatchObject({ taken: [], notOpen: [] })
})

test('an answer that came before is kept when asking again fails', () => {
  expect(knownDays(answer, true).kind).toBe('live')
})
