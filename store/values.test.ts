import { expect, test } from 'vitest'
import { z } from 'zod'
import { newId } from './values.ts'

test('ids sort in order of creation, even within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(z.uuidv7().safeParse(id).error).toBeUndefined()
})
