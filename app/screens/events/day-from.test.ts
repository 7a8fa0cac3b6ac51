import { expect, test } from 'vitest'
import { dayFrom } from './events-view.tsx'

const today = '2026-11-21'

test.each([
  ['a day', 'day=2026-12-05', '2026-12-05'],
  ['nothing', '', today],
  ['an empty day', 'day=', today],
  ['a word', 'day=tomorrow', today],
  ['a day that no month has', 'day=2026-02-30', today],
  ['a month that no year has', 'day=2026-13-01', today],
  ['an instant', 'day=2026-12-05T10:00', today],
])('an address with %s shows %s as %s', (_name, query, day) => {
  expect(dayFrom(new URLSearchParams(query), today)).toBe(day)
})
