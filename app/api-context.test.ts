import { expect, test } from 'vitest'
import { ApiReadError } from '#server/pages/site-api.ts'
import { readIfThere } from './api-context.ts'

const refusing = (status: number) => () =>
  Promise.reject(new ApiReadError('/api/contests/active', status, Infinity))

test('what is there is answered', async () => {
  const read = async () => ({ body: { id: 1 }, next: null })
  expect(await readIfThere(read, '/api/contests/active')).toEqual({ id: 1 })
})

test('that there is nothing is an answer too', async () => {
  expect(await readIfThere(refusing(404), '/api/contests/active')).toBeNull()
  expect(await readIfThere(refusing(422), '/api/openings?watch=xx')).toBeNull()
})

test('a failure is not taken for nothing', async () => {
  await expect(readIfThere(refusing(500), '/api/contests/active')).rejects.toThrow('500')
})
