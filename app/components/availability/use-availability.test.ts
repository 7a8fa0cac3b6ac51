import { expect, test } from 'vitest'
import type { Availability } from '#contracts/availability.ts'
import { nightStateOf } from '#contracts/nights.ts'
import { knownDays, nightsIn, type KnownDays } from './use-availability.ts'

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

test('a failing feed says why, with the nights as the server tells them', () => {
  const error = 'Failed to fetch calendar data: 503'
  const nights = { ...answer.nights, unknown: [{ from: '2026-12-26', to: '2027-12-01' }] }
  const known = knownDays({ ...answer, nights, error }, false)
  expect(known).toMatchObject({ kind: 'failed', error, updatedAt: answer.updatedAt, nights })
  expect(known).toMatchObject({ booked: ['2026-12-25', '2026-12-26'] })
})

test('the same answer is the same nights, so that nothing is checked again for nothing', () => {
  expect(nightsIn(knownDays(answer, true))).toBe(nightsIn(knownDays(answer, true)))
})

test('without any answer the guest reads the words of the error catalogue', () => {
  const error = 'Failed to load availability data'
  const known = knownDays(undefined, true)
  expect(known).toMatchObject({ kind: 'failed', error, updatedAt: null })
  expect(nightsIn(known)).toMatchObject({ taken: [], notOpen: [] })
})

test('when asking again fails, booked nights of before are shown and no night is called free', () => {
  const known = knownDays(answer, true)
  expect(known).toMatchObject({ kind: 'failed', updatedAt: answer.updatedAt })
  expect(stateOn('2026-12-25', known)).toBe('taken')
  expect(stateOn('2026-12-26', known)).toBe('unknown')
})
