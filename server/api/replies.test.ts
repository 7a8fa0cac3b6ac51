import { expect, test } from 'vitest'
import { nextLink } from './replies.ts'

test('the next link repeats the query, without unset parameters', () => {
  const query = { status: 'new', kind: undefined, search: '', limit: 20, cursor: 'new' }
  expect(nextLink('/api/things', query)).toBe(
    '</api/things?status=new&limit=20&cursor=new>; rel="next"',
  )
})

test('values from the query cannot escape the URL', () => {
  expect(nextLink('/api/things', { search: 'a>; rel="x"&b', cursor: 'c' })).toBe(
    '</api/things?search=a%3E%3B+rel%3D%22x%22%26b&cursor=c>; rel="next"',
  )
})
