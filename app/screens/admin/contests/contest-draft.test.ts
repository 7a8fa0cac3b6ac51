import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localTimeOf } from '#contracts/dates.ts'
import { instantOfLocalTime } from '#contracts/local-time.ts'
import { errorsIn, type ContestDraft } from './contest-draft.ts'

const draft: ContestDraft = {
  title: 'Porches',
  description: 'Show us yours.',
  rules: '',
  startDate: '2025-06-01T05:00:00.000Z',
  endDate: '2025-07-01T04:59:00.000Z',
  status: 'draft',
  followsDates: false,
}

test('a complete draft has no errors', () => {
  expect(errorsIn(draft)).toEqual({})
})

test.each(['2025-05-01T05:00:00.000Z', draft.startDate])(
  'an end at or before the start is named at the end date, not as missing (%s)',
  (endDate) => {
    expect(errorsIn({ ...draft, endDate })).toEqual({
      endDate: 'Please choose an end date after the start date.',
    })
  },
)

test('a missing field and a wrong end are named at once', () => {
  const errors = errorsIn({ ...draft, title: '', endDate: draft.startDate })
  expect(Object.keys(errors)).toEqual(['title', 'endDate'])
})

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
