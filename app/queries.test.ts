import { onlineManager, QueryObserver } from '@tanstack/react-query'
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

test('back online, only the queries that failed are asked again', async () => {
  const asked: string[] = []
  let isLost = true
  const client = createQueryClient((address) => {
    asked.push(address)
    const isFailing = isLost && address === '/api/reviews'
    return isFailing ? Promise.reject(new Error('lost')) : Promise.resolve({ body: [], next: null })
  })
  client.mount()
  const observers = ['/api/reviews', '/api/contests'].map(
    (address) => new QueryObserver(client, { queryKey: [address], retry: false, staleTime: 0 }),
  )
  const leave = observers.map((observer) => observer.subscribe(() => undefined))
  const states = () => observers.map((observer) => observer.getCurrentResult().status)
  await expect.poll(states).toEqual(['error', 'success'])

  isLost = false
  asked.length = 0
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await expect.poll(states).toEqual(['success', 'success'])
  expect(asked).toEqual(['/api/reviews'])
  for (const end of leave) end()
  client.unmount()
})
