import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

/** Jobs that end when they are told to, and a list of those that have begun. */
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
  const queue = createQueue(['a', 'b'])
  void queue.last(job('variants 1'))
  void queue.last(job('variants 2'))
  await settle()
  expect(begun).toEqual(['variants 1'])
  void queue.first(job('guest 1'))
  void queue.first(job('guest 2'))
  await settle()
  expect(begun).toEqual(['variants 1', 'guest 1'])
  await end('variants 1')
  expect(begun).toEqual(['variants 1', 'guest 1', 'guest 2'])
  await end('guest 1')
  expect(begun).toHaveLength(3)
  await end('guest 2')
  expect(begun.at(-1)).toBe('variants 2')
})

test('a job that fails gives its worker back', async () => {
  const queue = createQueue(['only'])
  await expect(queue.first(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await queue.first(async (worker) => worker)).toBe('only')
})
