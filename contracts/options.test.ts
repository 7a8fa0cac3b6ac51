import { describe, expect, test } from 'vitest'
import * as options from './options.ts'
import { cabinOrders } from './orders.ts'

describe('the lists of the specification, sections 3 to 5, are complete and in order', () => {
  test.each([
    [
      'event types',
      options.eventTypes,
      'wedding, reception, anniversary, birthday, reunion, corporate, graduation, other',
    ],
    ['guests of an event', options.eventGuestCounts, '1-5, 6-10, 11-15, 16-20, 20+'],
    ['durations', options.eventDurations, 'half-day, full-day, weekend, multiple-days'],
    ['event budgets', options.eventBudgets, 'under-5k, 5k-10k, 10k-20k, 20k-50k, 50k+, discuss'],
    [
      'group types',
      options.groupTypes,
      'family, friends, corporate, wedding, couples, celebration, other',
    ],
    ['group sizes', options.groupSizes, '2-4, 5-8, 9-12, 13+'],
    ['group budgets', options.groupBudgets, 'under-1k, 1k-2k, 2k-5k, 5k+, discuss'],
    ['ways to be answered', options.contactPreferences, 'email, phone, text, either'],
    ['recommendations', options.recommendations, 'absolutely, yes, maybe, no'],
    ['cabin orders', cabinOrders, 'no-sorting, price-low, price-high, rating, reviews'],
    ['review tabs', options.moderationStatuses, 'pending, approved, all'],
    ['contest statuses', options.contestStatuses, 'draft, active, closed, archived'],
  ])('%s', (_name, list, specified) => {
    expect(list).toEqual(specified.split(', '))
  })
})

test('an entry is pending, approved or winner, and beyond the specification rejected', () => {
  expect(new Set(options.submissionStatuses)).toEqual(
    new Set(['pending', 'approved', 'winner', 'rejected']),
  )
})

test('a contest goes from draft to active, closed and archived, and no other way', () => {
  expect(options.nextContestStatus).toEqual({
    draft: 'active',
    active: 'closed',
    closed: 'archived',
    archived: null,
  })
})
