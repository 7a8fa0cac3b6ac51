import { expect, test } from 'vitest'
import { isRangeWanted, matchesEtag, rangeOf } from './conditional-requests.ts'

test.each([
  ['bytes=0-99', { first: 0, last: 99 }],
  ['bytes=100-', { first: 100, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=0-5000', { first: 0, last: 999 }],
  ['bytes=999-999', { first: 999, last: 999 }],
  ['Bytes=0-0', { first: 0, last: 0 }],
  ['bytes=1000-', 'none'],
  ['bytes=99999999999999999999-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-9', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['lines=0-9', undefined],
  [undefined, undefined],
])('of a thousand bytes, %s selects %j', (header, range) => {
  expect(rangeOf(header, 1000)).toEqual(range)
})

test('a range is sent only if If-Range names the same bytes', () => {
  expect(isRangeWanted(undefined, '"a"')).toBe(true)
  expect(isRangeWanted('"a"', '"a"')).toBe(true)
  expect(isRangeWanted('W/"a"', '"a"')).toBe(false)
  expect(isRangeWanted('Sat, 21 Nov 2026 10:00:00 GMT', '"a"')).toBe(false)
})

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

test('nothing is resent to a client that names our ETag, weakly or among others', () => {
  expect(matchesEtag('"b", W/"a"', '"a"')).toBe(true)
  expect(matchesEtag('*', '"a"')).toBe(true)
  expect(matchesEtag('"b"', '"a"')).toBe(false)
  expect(matchesEtag(undefined, '"a"')).toBe(false)
})
