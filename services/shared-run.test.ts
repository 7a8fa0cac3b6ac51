import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { sharedRun } from './other-processes.ts'

/** Work that ends when the test says so; every run returns its number, from 1. */
function slowWork() {
  const runs: PromiseWithResolvers<number>[] = []
  const work = vi.fn(() => {
    const run = Promise.withResolvers<number>()
    runs.push(run)
    return run.promise
  })
  const finish = (number: number) => runs[number - 1]?.resolve(number)
  const fail = (number: number) => runs[number - 1]?.reject(new Error('no'))
  return { work, finish, fail }
}

test('concurrent callers during a run share the next one', async () => {
  const { work, finish } = slowWork()
  const ask = sharedRun(work)
  const first = ask()
  const others = Array.from({ length: 100 }, ask)
  expect(work).toHaveBeenCalledTimes(1)
  finish(1)
  expect(await first).toBe(1)
  finish(2)

  expect(new Set(await Promise.all(others))).toEqual(new Set([2]))
  expect(work).toHaveBeenCalledTimes(2)
})

test('when idle, a call starts a run at once', async () => {
  const ask = sharedRun(async () => 'done')
  expect([await ask(), await ask()]).toEqual(['done', 'done'])
})

test('a failing run does not affect callers waiting for the next', async () => {
  const { work, finish, fail } = slowWork()
  const ask = sharedRun(work)
  const [first, second] = [ask(), ask()]
  fail(1)
  await expect(first).rejects.toThrow('no')
  finish(2)
  expect(await second).toBe(2)
})

test('every caller gets a run that began after its call, and runs never overlap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 20 }), async (scheduler, asking) => {
      let time = 0
      let running = 0
      const ask = sharedRun(async () => {
        running += 1
        expect(running).toBe(1)
        const begunAt = (time += 1)
        await scheduler.schedule(Promise.resolve(), 'work')
        running -= 1
        return begunAt
      })
      const asked = Array.from({ length: asking }, async () => {
        await scheduler.schedule(Promise.resolve(), 'ask')
        const askedAt = (time += 1)
        expect(await ask()).toBeGreaterThan(askedAt)
      })
      await scheduler.waitFor(Promise.all(asked))
    }),
  )
})
