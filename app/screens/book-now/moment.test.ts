import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'

test('a moment is told by the clock at the property, in plain spaces', () => {
  expect(momentOf('2026-11-21T21:45:10Z')).toBe('November 21, 2026 at 3:45 PM')
  expect(momentOf('2026-07-01T03:05:00Z')).toBe('June 30, 2026 at 10:05 PM')
})
