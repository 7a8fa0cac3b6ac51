import { expect, test } from 'vitest'
import { fixedClock, systemClock } from './clock.ts'

test('the day depends on the zone', () => {
  const clock = fixedClock('2025-06-02T04:30:00Z')
  expect(clock.today('America/Chicago')).toBe('2025-06-01')
  expect(clock.today('UTC')).toBe('2025-06-02')
})

test('a fixed clock stands still at its instant', () => {
  const clock = fixedClock('2025-06-01T07:00:00-05:00')
  expect(clock.now().toString()).toBe('2025-06-01T12:00:00Z')
})

test('the system clock goes on', () => {
  const before = Temporal.Now.instant()
  expect(Temporal.Instant.compare(systemClock.now(), before)).toBeGreaterThanOrEqual(0)
})
