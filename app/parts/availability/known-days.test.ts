import { expect, test } from 'vitest'
import type { Availability } from '#contracts/availability.ts'
import { bookedIn, knownDays, nightsIn } from './known-days.ts'

const answer: Availability = {
  cabin: 'texas-sage',
  hasFeed: true,
  booked: ['2026-12-25', '2026-12-26'],
  nights: { taken: [{ from: '2026-12-25', to: '2026-12-26' }], notOpen: [], unknown: [] },
  updatedAt: '2026-11-21T12:00:00Z',
  error: null,
}

test('a feed that was read is live, with its booked days', () => {
  const known = knownDays(answer, false)
  expect(known.kind).toBe('live')
  expect(bookedIn(known)).toEqual(['2026-12-25', '2026-12-26'])
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

test('a failing feed says why, and what it told before still counts', () => {
  const error = 'Failed to fetch calendar data: 503'
  const known = knownDays({ ...answer, error }, false)
  expect(known).toMatchObject({ kind: 'failed', error, updatedAt: answer.updatedAt })
  expect(bookedIn(known)).toEqual(['2026-12-25', '2026-12-26'])
})

test('without any answer the guest reads the words of the error catalogue', () => {
  const error = 'Failed to load availability data'
  const known = knownDays(undefined, true)
  expect(known).toMatchObject({ kind: 'failed', error, updatedAt: null })
  expect(bookedIn(known)).toEqual([])
  expect(nightsIn(known)).toEqual({ taken: [], notOpen: [], unknown: [] })
})

test('an answer that came before is kept when asking again fails', () => {
  expect(knownDays(answer, true).kind).toBe('live')
})
