import { describe, expect, test } from 'vitest'
import {
  everyMs,
  staleForMs,
  keptCopy,
  keptFirst,
  failing,
} from '#tests/fixtures/other-machines/kept-copy.ts'

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
    await expect.poll(() => onChange.mock.calls).toHaveLength(1)
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
    await expect.poll(() => timers).toHaveLength(1)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('is forgotten after a good reading', async () => {
    const { copy, readings, ring, timers } = await failing()
    ring()
    readings[2]?.resolve('third')
    await expect.poll(() => timers).toHaveLength(1)
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
