import { EventEmitter } from 'node:events'
import { getHeapStatistics } from 'node:v8'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collectAll, releaseWhenIdle, idleMs } from './idle-memory.ts'

describe('an idle server', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const idleServer = () => {
    const server = new EventEmitter()
    const collect = vi.fn(async () => {})
    const end = releaseWhenIdle(server, collect)
    return { ask: (url: string) => server.emit('request', { url }), collect, end }
  }

  it('releases memory after a minute without requests', () => {
    const { ask, collect } = idleServer()
    vi.advanceTimersByTime(idleMs - 1)
    ask('/cabins')
    vi.advanceTimersByTime(idleMs - 1)
    expect(collect).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(collect).toHaveBeenCalledOnce()
  })

  it('releases it only once per idle period', () => {
    const { ask, collect } = idleServer()
    vi.advanceTimersByTime(10 * idleMs)
    expect(collect).toHaveBeenCalledOnce()
    ask('/')
    vi.advanceTimersByTime(idleMs)
    expect(collect).toHaveBeenCalledTimes(2)
  })

  it('counts as idle while only health checks arrive', () => {
    const { ask, collect } = idleServer()
    for (let second = 0; second < 60; second += 10) {
      ask('/healthz')
      ask('/readyz')
      vi.advanceTimersByTime(10_000)
    }
    expect(collect).toHaveBeenCalledOnce()
  })

  it('collects nothing after it is closed', () => {
    const { ask, collect, end } = idleServer()
    end()
    ask('/')
    vi.advanceTimersByTime(2 * idleMs)
    expect(collect).not.toHaveBeenCalled()
  })
})

it('a collection frees unreachable objects', async () => {
  const used = () => getHeapStatistics().used_heap_size
  const before = used()
  const withGarbage = leaveGarbage(used)
  await collectAll()
  expect(withGarbage - used()).toBeGreaterThan((withGarbage - before) / 2)
})

function leaveGarbage(used: () => number): number {
  const garbage = Array.from({ length: 1_000_000 }, (_, index) => ({ index }))
  expect(garbage).toHaveLength(1_000_000)
  return used()
}
