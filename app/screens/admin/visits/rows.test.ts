import { expect, test } from 'vitest'
import type { Visits } from '#services/visits/visit-figures.ts'
import { clickRows, pageName } from './rows.ts'

const cabins = [{ slug: 'texas-sage', name: 'Texas Sage' }]

test.each([
  ['/', 'Home'],
  ['/cabins/texas-sage', 'Texas Sage'],
  ['/cabins/gone', 'gone'],
  ['/things-to-do', 'Things to do'],
  ['/events/:eventId', 'A single event'],
])('%s is called %s', (page, name) => {
  expect(pageName(page, cabins)).toBe(name)
})

test('the most clicked cabin comes first, with what led to the clicks', () => {
  const clicksByCabin: Visits['clicksByCabin'] = [
    { cabin: null, sources: [{ source: null, clicks: 1 }] },
    {
      cabin: 'texas-sage',
      sources: [
        { source: 'search', clicks: 3 },
        { source: 'social', clicks: 0 },
        { source: 'direct', clicks: 2 },
      ],
    },
  ]
  expect(clickRows({ clicksByCabin } as Visits, cabins)).toEqual([
    { key: 'texas-sage', name: 'Texas Sage', count: 5, more: 'Search 3, Direct 2' },
    { key: '', name: 'The property', count: 1, more: 'Not known 1' },
  ])
})
