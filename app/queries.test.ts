import { expect, test } from 'vitest'
import { albumsPath, documentsPath } from '#contracts/addresses.ts'
import { createQueryClient } from './queries.ts'
import { holdAnswers } from './answers.ts'

test("the owner's documents and albums stay however long a page is open", () => {
  const client = createQueryClient(() => Promise.reject(new Error('not asked')))
  client.setDefaultOptions({ queries: { gcTime: 1000 } })
  const keptFor = (address: string) => {
    holdAnswers(client, JSON.stringify([[[address], {}]]))
    return client.getQueryCache().find({ queryKey: [address] })?.gcTime
  }
  expect(keptFor(`${documentsPath}about`)).toBe(Infinity)
  expect(keptFor(`${albumsPath}texas-sage?first=4`)).toBe(Infinity)
  expect(keptFor('/api/reviews')).toBe(1000)
})
