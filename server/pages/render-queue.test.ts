import { expect, test } from 'vitest'
import { LimitError } from '#services/errors.ts'
import { RenderQueue } from './render-queue.ts'

const page = async () => 'page'
const counts = () => false

test('renders one page after the other', async () => {
  const queue = new RenderQueue()
  let atOnce = 0
  let most = 0
  const render = async () => {
    atOnce += 1
    most = Math.max(most, atOnce)
    await Promise.resolve()
    atOnce -= 1
  }
  const networks = ['a', 'b', 'c', 'd']
  await Promise.all(networks.map((network) => queue.render(network, render, counts)))
  expect(most).toBe(1)
})

test('a network with a crowd of requests does not keep another waiting', async () => {
  const queue = new RenderQueue()
  const order: string[] = []
  const render = (name: string) => () =>
    new Promise<void>((resolve) => {
      order.push(name)
      setTimeout(resolve, 5)
    })
  const crowd = Array.from({ length: 8 }, () => queue.render('crowd', render('crowd'), counts))
  await Promise.all([...crowd, queue.render('guest', render('guest'), counts)])
  expect(order.indexOf('guest')).toBeLessThanOrEqual(1)
})

test('refuses what a network asks for beyond ten at once, and says when to try again', async () => {
  const queue = new RenderQueue()
  const asked = await Promise.allSettled(
    Array.from({ length: 16 }, () => queue.render('crowd', page, counts)),
  )
  const refused = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused.length).toBeGreaterThanOrEqual(3)
  for (const error of refused) {
    expect(error).toBeInstanceOf(LimitError)
    expect(error.retryAfterSeconds).toBeGreaterThan(0)
  }
})

test('a network has sixty different pages, then one every two seconds, others have their own', async () => {
  let now = 0
  const queue = new RenderQueue(() => now)
  for (let count = 0; count < 61; count += 1) await queue.render('robot', page, counts)
  await expect(queue.render('robot', page, counts)).rejects.toThrow(LimitError)
  await queue.render('guest', page, counts)
  now += 2000
  await queue.render('robot', page, counts)
})

test('pages of which there are only a few do not use up the share of a network', async () => {
  const queue = new RenderQueue()
  for (let count = 0; count < 100; count += 1) {
    expect(await queue.render('robot', page, () => true)).toBe('page')
  }
})

test('a render that hangs does not stop the others, one that fails neither', async () => {
  const queue = new RenderQueue()
  void queue.render('a', () => new Promise(() => {}), counts)
  const failing = queue.render('b', () => Promise.reject(new Error('no')), counts)
  await expect(failing).rejects.toThrow('no')
  expect(await queue.render('c', page, counts)).toBe('page')
})
