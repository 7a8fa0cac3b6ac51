import { expect, test } from 'vitest'
import { nextLink } from './next-link.ts'

test('the next page asks the same, with the new cursor and without what was not asked for', () => {
  const query = { status: 'new', kind: undefined, search: '', limit: 20, cursor: 'old' }
  expect(nextLink('/api/things', query, 'new')).toBe(
    '</api/things?status=new&limit=20&cursor=new>; rel="next"',
  )
})

test('words from the query cannot leave the address', () => {
  expect(nextLink('/api/things', { search: 'a>; rel="x"&b' }, 'c')).toBe(
    '</api/things?search=a%3E%3B+rel%3D%22x%22%26b&cursor=c>; rel="next"',
  )
})
