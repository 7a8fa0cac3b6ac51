import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopGracefully } from './stop.ts'

const log = { info: () => {}, error: () => {} } as unknown as FastifyBaseLogger

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A process and an app whose closing ends when the test says so. */
function setUp({ drainMs = 0 } = {}) {
  const closing = Promise.withResolvers<undefined>()
  const close = vi.fn(() => closing.promise)
  const host = Object.assign(new EventEmitter(), { exit: vi.fn() })
  const server = Object.assign(new EventEmitter(), { closeIdleConnections: vi.fn() })
  stopGracefully({ close, log, server }, drainMs, host)
  return { host, close, closing, server }
}

test.each(['SIGTERM', 'SIGINT'])('%s ends the process once the app has closed', async (signal) => {
  const { host, closing } = setUp()
  host.emit(signal, signal)
  expect(host.exit).not.toHaveBeenCalled()

  closing.resolve(undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(host.exit).toHaveBeenCalledExactlyOnceWith(0)
})

test('a second signal does not close the app again', () => {
  const { host, close } = setUp()
  host.emit('SIGTERM', 'SIGTERM')
  host.emit('SIGINT', 'SIGINT')
  expect(close).toHaveBeenCalledOnce()
})

test('it serves on for as long as load balancers need to look elsewhere', async () => {
  const { host, close, server } = setUp({ drainMs: 5000 })
  const draining = vi.fn()
  server.on('draining', draining)
  host.emit('SIGTERM', 'SIGTERM')
  expect(draining).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(4999)
  expect(close).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(close).toHaveBeenCalledOnce()
})

/** A request for a page or a health check; returns whether its connection is kept alive. */
function ask(server: EventEmitter, url: string): boolean {
  const response = { shouldKeepAlive: true }
  server.emit('request', { url }, response)
  return response.shouldKeepAlive
}

test('it keeps serving while requests arrive, but not forever', async () => {
  const { host, close, server } = setUp({ drainMs: 5000 })
  host.emit('SIGTERM', 'SIGTERM')
  for (let second = 0; second < 14; second += 1) {
    await vi.advanceTimersByTimeAsync(900)
    ask(server, '/')
  }
  expect(close).not.toHaveBeenCalled()
  for (let second = 0; second < 3; second += 1) {
    await vi.advanceTimersByTimeAsync(900)
    ask(server, '/')
  }
  expect(close).toHaveBeenCalledOnce()
})

test('health checks do not prolong that', async () => {
  const { host, close, server } = setUp({ drainMs: 5000 })
  host.emit('SIGTERM', 'SIGTERM')
  await vi.advanceTimersByTimeAsync(4900)
  ask(server, '/healthz')
  ask(server, '/readyz')
  await vi.advanceTimersByTimeAsync(100)
  expect(close).toHaveBeenCalledOnce()
})

test('meanwhile each response closes its connection, so that no proxy reuses it', () => {
  const { host, server } = setUp({ drainMs: 5000 })
  expect(ask(server, '/')).toBe(true)
  host.emit('SIGTERM', 'SIGTERM')
  expect(ask(server, '/')).toBe(false)
})

test('a second signal ends that wait', () => {
  const { host, close } = setUp({ drainMs: 5000 })
  host.emit('SIGTERM', 'SIGTERM')
  host.emit('SIGTERM', 'SIGTERM')
  expect(close).toHaveBeenCalledOnce()
})

/** A connection that has received this many bytes. */
function connection(bytesRead: number) {
  return Object.assign(new EventEmitter(), { bytesRead, destroy: vi.fn() })
}

test('idle connections are closed, the others are not', async () => {
  const { host, server } = setUp()
  const [unused, used] = [connection(0), connection(100)]
  server.emit('connection', unused)
  server.emit('connection', used)
  expect(unused.destroy).not.toHaveBeenCalled()

  host.emit('SIGTERM', 'SIGTERM')
  await vi.advanceTimersByTimeAsync(1_000)

  expect(server.closeIdleConnections).toHaveBeenCalled()
  expect(unused.destroy).toHaveBeenCalled()
  expect(used.destroy).not.toHaveBeenCalled()
})

test('the process exits after ten seconds if the app does not close', async () => {
  const { host } = setUp()
  host.emit('SIGTERM', 'SIGTERM')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(host.exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(host.exit).toHaveBeenCalledExactlyOnceWith(1)
})

test('an app that fails to close makes the process exit with a failure', async () => {
  const { host, closing } = setUp()
  host.emit('SIGTERM', 'SIGTERM')
  closing.reject(new Error('no'))
  await vi.advanceTimersByTimeAsync(0)
  expect(host.exit).toHaveBeenCalledExactlyOnceWith(1)
})
