import { describe, expect, test } from 'vitest'
import {
  everyMs,
  staleForMs,
  polledSource,
  readFirst,
  failing,
} from '#tests/fixtures/other-machines/polled-source.ts'

describe('asking', () => {
  test('is answered at once while the other machine has not yet', () => {
    const { source } = polledSource()
    source.start()
    expect(source.current()).toEqual({ value: null, updatedAt: null, failure: null })
  })

  test('is answered with the last good value and when it was read', async () => {
    const { source, clock } = await readFirst()
    const { value, updatedAt, failure } = source.current()
    expect({ value, failure }).toEqual({ value: 'first', failure: null })
    expect(updatedAt?.toString()).toBe(clock.now().toString())
  })
})

describe('reading by itself', () => {
  test('goes on after the interval, one reading at a time, and tells of new values', async () => {
    const { source, timers, readings, ring, onChange } = await readFirst()
    expect(timers[0]?.ms).toBe(everyMs)
    await ring()
    expect(timers).toHaveLength(0)
    readings[1]?.resolve('second')
    await expect.poll(() => onChange.mock.calls).toHaveLength(1)
    expect(source.current().value).toBe('second')
    await expect.poll(() => timers).toHaveLength(1)
  })

  test('is not done more often after a failure', async () => {
    const { timers } = await failing()
    expect(timers.map(({ ms }) => ms)).toEqual([everyMs])
  })

  test('is begun once, however often it is started', () => {
    const { source, readings } = polledSource()
    source.start()
    source.start()
    expect(readings).toHaveLength(1)
  })
})

describe('a failure', () => {
  test('leaves the last good value and is told beside it', async () => {
    const { source, onChange } = await failing()
    const { value, failure } = source.current()
    expect({ value, message: failure?.message }).toEqual({ value: 'first', message: 'down' })
    expect(onChange).toHaveBeenCalledOnce()
  })

  test('that goes on is told once', async () => {
    const { onChange, readings, ring, timers } = await failing()
    onChange.mockClear()
    await ring()
    readings[2]?.reject(new Error('down'))
    await expect.poll(() => timers).toHaveLength(1)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('is forgotten after a good reading', async () => {
    const { source, readings, ring, timers } = await failing()
    await ring()
    readings[2]?.resolve('third')
    await expect.poll(() => timers).toHaveLength(1)
    expect(source.current()).toMatchObject({ value: 'third', failure: null })
  })

  test('shows a value for as long as agreed and not a millisecond longer', async () => {
    const { source, clock } = await failing()
    clock.pass({ milliseconds: staleForMs - 1 })
    expect(source.current().value).toBe('first')
    clock.pass({ milliseconds: 1 })
    expect(source.current()).toMatchObject({ value: null, updatedAt: null })
    expect(source.current().failure?.message).toBe('down')
  })
})
