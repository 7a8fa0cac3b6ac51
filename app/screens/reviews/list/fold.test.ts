import { expect, test } from 'vitest'
import { foldOf } from './review-text.tsx'

test.each([
  ['a short text', 'Quiet.', 'never'],
  ['five paragraphs', 'a\nb\nc\nd\ne', 'never'],
  ['six paragraphs', 'a\nb\nc\nd\ne\nf', 'always'],
  ['a text longer than five lines of a phone', 'x'.repeat(300), 'phones'],
  ['a text longer than five lines of any screen', 'x'.repeat(500), 'always'],
])('%s is folded as it should be', (_, text, fold) => {
  expect(foldOf(text)).toBe(fold)
})
