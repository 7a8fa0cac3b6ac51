import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

/** Jobs that end on request, and a list of those that have begun. */
function jobs() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const job = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  return { begun, job, end, settle }
}

test('who waits comes before what can wait, and of that one goes at a time', async () => {
  const { begun, job, end, settle } = jobs()
  const queue = createQueue(2)
  void queue('last', job('variants 1'))
  void queue('last', job('variants 2'))
  await settle()
  expect(begun).toEqual(['variants 1'])
  void queue('first', job('guest 1'))
  void queue('first', job('guest 2'))
  await settle()
  expect(begun).toEqual(['variants 1', 'guest 1'])
  await end('variants 1')
  expect(begun).toEqual(['variants 1', 'guest 1', 'guest 2'])
  await end('guest 1')
  expect(begun).toHaveLength(3)
  await end('guest 2')
  expect(begun.at(-1)).toBe('variants 2')
})

test('a job that fails lets the next one begin', async () => {
  const queue = createQueue(1)
  await expect(queue('first', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue('first', async () => 'begun')).toBe('begun')
})

test('one heavy job goes at a time, and a light one overtakes those that wait', async () => {
  const { begun, job, end, settle } = jobs()
  const queue = createQueue(2)
  void queue('heavy', job('video 1'))
  void queue('heavy', job('video 2'))
  void queue('last', job('variants'))
  await settle()
  expect(begun).toEqual(['video 1'])
  void queue('first', job('photo'))
  await settle()
  expect(begun).toEqual(['video 1', 'photo'])
  await end('video 1')
  // Not even between two of them, with a worker free, does what can wait begin.
  expect(begun).toEqual(['video 1', 'photo', 'video 2'])
  await end('photo')
  expect(begun).toHaveLength(3)
  await end('video 2')
  expect(begun.at(-1)).toBe('variants')
  void queue('heavy', job('video 3'))
  await settle()
  expect(begun.at(-1)).toBe('variants')
  await end('variants')
  expect(begun.at(-1)).toBe('video 3')
})
