import { expect, test } from 'vitest'
import { mistakesIn, type Draft } from './draft.ts'

const draft: Draft = {
  title: 'Porches',
  description: 'Show us yours.',
  rules: '',
  startDate: '2025-06-01T05:00:00.000Z',
  endDate: '2025-07-01T04:59:00.000Z',
  status: 'draft',
}

test('a complete draft has no mistakes', () => {
  expect(mistakesIn(draft)).toEqual({})
})

test.each(['2025-05-01T05:00:00.000Z', draft.startDate])(
  'an end at or before the start is named at the end date, not as missing (%s)',
  (endDate) => {
    expect(mistakesIn({ ...draft, endDate })).toEqual({
      endDate: 'Please choose an end date after the start date.',
    })
  },
)

test('a missing field and a wrong end are named at once', () => {
  const mistakes = mistakesIn({ ...draft, title: '', endDate: draft.startDate })
  expect(Object.keys(mistakes)).toEqual(['title', 'endDate'])
})
