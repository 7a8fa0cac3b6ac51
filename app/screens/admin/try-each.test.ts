import { expect, test } from 'vitest'
import { tryEach } from './try-each.ts'

test('one item that fails does not stop the others, and the first error is reported', async () => {
  const sent: number[] = []
  const tried = await tryEach([1, 2, 3, 4], async (item) => {
    sent.push(item)
    if (item % 2 === 0) throw new Error(`${item} is taken`)
  })
  expect(sent).toEqual([1, 2, 3, 4])
  expect(tried).toMatchObject({ done: [1, 3], failed: [2, 4], error: { message: '2 is taken' } })
})

test('where nothing fails there is no reason', async () => {
  const tried = await tryEach([1, 2], () => Promise.resolve())
  expect(tried).toEqual({ done: [1, 2], failed: [], error: undefined })
})
