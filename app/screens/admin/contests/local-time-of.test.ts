import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOfLocalTime } from '#contracts/local-time.ts'
import { localTimeOf } from './local-time-of.ts'

test('a moment that is shown and sent back is the same, but in the hour that autumn repeats', () => {
  const minute = fc.integer({ min: 25_000_000, max: 35_000_000 }).map((each) => each * 60_000)
  fc.assert(
    fc.property(minute, (at) => {
      const instant = new Date(at).toISOString()
      const back = Date.parse(
        String(instantOfLocalTime(localTimeOf(instant, 'America/Chicago'), 'America/Chicago')),
      )
      expect([at, at - 3_600_000]).toContain(back)
    }),
  )
})
