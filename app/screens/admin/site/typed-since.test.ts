import { expect, test } from 'vitest'
import { withTypedSince } from './typed-since.ts'

const answer = { lead: 'As published.', list: ['As published.'] }

test('an answer stays as it is if nothing was typed meanwhile', () => {
  const typed = { lead: 'A draft.', list: [] }
  expect(withTypedSince(answer, { before: typed, now: { ...typed } })).toBe(answer)
})

test('fields changed, added and taken out meanwhile stay so, and the others are as in the answer', () => {
  const before = { lead: 'A draft.', list: [] }
  const now = { list: before.list, more: 'New.' }
  const expected = { list: ['As published.'], more: 'New.' }
  expect(withTypedSince(answer, { before, now })).toEqual(expected)
})
