import { describe, expect, test, vi } from 'vitest'
import { movableClock } from '../tests/fixtures/clock.ts'
import { createKeptCopy } from './kept-copy.ts'

const everyMs = 600_000
const staleForMs = 86_400_000

/** A copy of a machine that answers when the test says so, with timers that the test lets ring. */
function keptCopy() {
  const clock = movableClock()
  const timers: { run: () => void; ms: number }[] = []
  const readings: PromiseWithResolvers<string>[] = []
  const onChange = vi.fn<() => void>()
  const copy = createKeptCopy<string>({
    read(signal) {
      const reading = Promise.withResolvers<string>()
      signal.addEventListener('abort', () => reading.reject(new Error('broken off')))
      readings.push(reading)
      return reading.promise
    },
    clock,
    everyMs,
    staleForMs,
    onChange,
    schedule(run, ms) {
      const timer = { run, ms }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), 1)
    },
  })
  const ring = () => timers.shift()?.run()
  return { copy, clock, timers, readings, onChange, ring }
}

/** One that has read 'first' by itself and now waits for its timer. */
async function keptFirst() {
  const parts = keptCopy()
  parts.copy.start()
  parts.readings[0]?.resolve('first')
  await vi.waitFor(() => expect(parts.timers).toHaveLength(1))
  parts.onChange.mockClear()
  return parts
}

async function failing() {
  const parts = await keptFirst()
  parts.ring()
  parts.readings[1]?.reject(new Error('down'))
  await vi.waitFor(() => expect(parts.timers).toHaveLength(1))
  return parts
}

describe('asking', () => {
  test('is answered at once while the other machine has not yet', () => {
    const { copy } = keptCopy()
    copy.start()
    expect(copy.current()).toEqual({ value: null, updatedAt: null, failure: null })
  })

  test('is answered with the last good value and when it was read', async () => {
    const { copy, clock } = await keptFirst()
    const { value, updatedAt, failure } = copy.current()
    expect({ value, failure }).toEqual({ value: 'first', failure: null })
    expect(updatedAt?.toString()).toBe(clock.now().toString())
  })
})

describe('reading by itself', () => {
  test('goes on after the interval, one reading at a time, and tells of new values', async () => {
    const { copy, timers, readings, ring, onChange } = await keptFirst()
    expect(timers[0]?.ms).toBe(everyMs)
    ring()
    expect(timers).toHaveLength(0)
    readings[1]?.resolve('second')
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    expect(copy.current().value).toBe('second')
    expect(timers).toHaveLength(1)
  })

  test('is not done more often after a failure', async () => {
    const { timers } = await failing()
    expect(timers.map(({ ms }) => ms)).toEqual([everyMs])
  })

  test('is begun once, however often it is started', () => {
    const { copy, readings } = keptCopy()
    copy.start()
    copy.start()
    expect(readings).toHaveLength(1)
  })
})

describe('a failure', () => {
  test('leaves the last good value and is told beside it', async () => {
    const { copy, onChange } = await failing()
    const { value, failure } = copy.current()
    expect({ value, message: failure?.message }).toEqual({ value: 'first', message: 'down' })
    expect(onChange).toHaveBeenCalledOnce()
  })

  test('that goes on is told once', async () => {
    const { onChange, readings, ring, timers } = await failing()
    onChange.mockClear()
    ring()
    readings[2]?.reject(new Error('down'))
    await vi.waitFor(() => expect(timers).toHaveLength(1))
    expect(onChange).not.toHaveBeenCalled()
  })

  test('is forgotten after a good reading', async () => {
    const { copy, readings, ring, timers } = await failing()
    ring()
    readings[2]?.resolve('third')
    await vi.waitFor(() => expect(timers).toHaveLength(1))
    expect(copy.current()).toMatchObject({ value: 'third', failure: null })
  })

  test('shows a value for as long as agreed and not a millisecond longer', async () => {
    const { copy, clock } = await failing()
    clock.pass({ milliseconds: staleForMs - 1 })
    expect(copy.current().value).toBe('first')
    clock.pass({ milliseconds: 1 })
    expect(copy.current()).toMatchObject({ value: null, updatedAt: null })
    expect(copy.current().failure?.message).toBe('down')
  })
})

describe('a refresh', () => {
  test('is one reading for all who ask meanwhile', async () => {
    const { copy, clock, readings } = await keptFirst()
    clock.pass({ seconds: 30 })
    const all = Promise.all([copy.refresh(), copy.refresh(), copy.refresh()])
    expect(readings).toHaveLength(2)
    readings[1]?.resolve('second')
    await all
    expect(copy.current().value).toBe('second')
  })

  test('shares the reading that is under way already', async () => {
    const { copy, readings } = keptCopy()
    copy.start()
    const refreshed = copy.refresh()
    readings[0]?.resolve('first')
    await refreshed
    expect(readings).toHaveLength(1)
    expect(copy.current().value).toBe('first')
  })

  test('reads nothing within thirty seconds of the last reading', async () => {
    const { copy, clock, readings } = await keptFirst()
    clock.pass({ milliseconds: 29_999 })
    await copy.refresh()
    expect(readings).toHaveLength(1)
  })

  test('puts off the next reading of its own', async () => {
    const { copy, clock, readings, timers } = await keptFirst()
    clock.pass({ minutes: 9 })
    const refreshed = copy.refresh()
    expect(timers).toHaveLength(0)
    readings[1]?.resolve('second')
    await refreshed
    expect(timers.map(({ ms }) => ms)).toEqual([everyMs])
  })

  test('that fails is no failure for who asked', async () => {
    const { copy, clock, readings } = await keptFirst()
    clock.pass({ minutes: 1 })
    const refreshed = copy.refresh()
    readings[1]?.reject(new Error('down'))
    await expect(refreshed).resolves.toBeUndefined()
  })
})

describe('stopping', () => {
  test('breaks off what is under way, and nothing is told or begun any more', async () => {
    const { copy, readings, timers, onChange } = keptCopy()
    copy.start()
    await copy.stop()
    await copy.refresh()
    copy.start()
    expect(readings).toHaveLength(1)
    expect(timers).toHaveLength(0)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('calls off the next reading', async () => {
    const { copy, timers } = await keptFirst()
    await copy.stop()
    expect(timers).toHaveLength(0)
  })
})
