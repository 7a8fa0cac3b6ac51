import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { noFeeds, type AvailabilityFeeds } from '../availability/availability-feeds.ts'
import { availabilityFile } from '../availability/availability-file.ts'
import { findFreeCabins, getAvailability } from '../availability/availability.ts'
import { nextFreeStay } from '../availability/next-free.ts'
import { withClosedNights } from './closed-nights.ts'
import { changeClosure } from './closures.ts'

const open = databaseOpener()
const alex = { by: 'alex', at: Temporal.Instant.from('2025-06-01T12:00:00Z') }
const closed = { from: '2025-06-01', until: '2025-07-01' }
const booked = { from: '2025-06-10', to: '2025-06-12' }

/** A feed with one booking, or none at all. */
async function closedSage(feeds: AvailabilityFeeds) {
  const deps = testDependencies(await open())
  const availability = withClosedNights(feeds, deps)
  await changeClosure(deps, 'texas-sage', { closed, seen: null }, alex)
  return { ...deps, availability }
}

const oneBooking: AvailabilityFeeds = {
  ids: () => ({}),
  stateOf: () => ({
    nights: { taken: [booked], notOpen: [], unknown: [] },
    lastKnown: [booked],
    updatedAt: Temporal.Instant.from('2025-06-01T11:00:00Z'),
    countsUntil: null,
    error: null,
  }),
}

function stateOf(deps: Parameters<typeof findFreeCabins>[0], from: string, to: string) {
  const { cabins } = findFreeCabins(deps, { from, to, guests: 1 }).answer
  return cabins.find(({ cabin }) => cabin === 'texas-sage')?.state
}

test('closed nights are not open everywhere that availability is asked', async () => {
  const deps = await closedSage(oneBooking)
  const { nights, hasFeed, booked: red } = getAvailability(deps, 'texas-sage').answer
  expect(hasFeed).toBe(true)
  expect(nights).toMatchObject({
    taken: [booked],
    notOpen: [
      { from: '2025-06-01', to: '2025-06-10' },
      { from: '2025-06-12', to: '2025-07-01' },
    ],
  })
  expect(red).toEqual(['2025-06-10', '2025-06-11', '2025-06-12'])
  expect(stateOf(deps, '2025-06-20', '2025-06-23')).toBe('notOpen')
  expect(stateOf(deps, '2025-06-30', '2025-07-02')).toBe('notOpen')
  expect(nextFreeStay(deps, 'texas-sage').answer.stay?.checkIn).toBe('2025-07-01')
  const file = availabilityFile(deps, 'texas-sage')
  expect(file).toMatch(/DTSTART;VALUE=DATE:20250612\r\nDTEND;VALUE=DATE:20250701/)
})

test('guests may arrive on the day it opens again, and leave on the first closed one', async () => {
  const deps = await closedSage(oneBooking)
  expect(stateOf(deps, '2025-07-01', '2025-07-03')).toBe('free')
  await changeClosure(
    deps,
    'texas-sage',
    { closed: { from: '2025-06-20', until: '2025-07-01' }, seen: closed },
    alex,
  )
  expect(stateOf(deps, '2025-06-18', '2025-06-20')).toBe('free')
})

test('without a feed the closed nights are known, and nothing else', async () => {
  const deps = await closedSage(noFeeds)
  const { nights, hasFeed } = getAvailability(deps, 'texas-sage').answer
  expect(hasFeed).toBe(false)
  expect(nights.notOpen).toEqual([{ from: '2025-06-01', to: '2025-07-01' }])
  expect(nights.unknown[0]?.from).toBe('2025-07-01')
  expect(stateOf(deps, '2025-06-20', '2025-06-23')).toBe('notOpen')
  expect(stateOf(deps, '2025-07-20', '2025-07-23')).toBe('unknown')
  const file = availabilityFile(deps, 'texas-sage')
  expect(file).toMatch(/DTSTART;VALUE=DATE:20250601\r\nDTEND;VALUE=DATE:20250701/)
  expect(availabilityFile(deps, 'coyote-cabin')).not.toContain('VEVENT')
})

test('other cabins are as their feeds say', async () => {
  const deps = await closedSage(noFeeds)
  expect(deps.availability.stateOf('coyote-cabin')).toBeNull()
})
