import { expect, test } from 'vitest'
import { matchesEtag } from './etags.ts'

test.each([
  [undefined, false],
  ['"abc-br"', true],
  ['W/"abc-br"', true],
  ['"other", "abc-br"', true],
  ['*', true],
  ['"abc"', false],
  ['abc-br', false],
])('If-None-Match %j: %s', (header, isKnown) => {
  expect(matchesEtag(header, '"abc-br"')).toBe(isKnown)
})

test('nothing is sent again to who names what we have, weakly or among others', () => {
  expect(matchesEtag('"b", W/"a"', '"a"')).toBe(true)
  expect(matchesEtag('*', '"a"')).toBe(true)
  expect(matchesEtag('"b"', '"a"')).toBe(false)
  expect(matchesEtag(undefined, '"a"')).toBe(false)
})
