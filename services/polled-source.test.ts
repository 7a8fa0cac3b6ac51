import { describe, expect, test } from 'vitest'
import {
  everyMs,
  staleForMs,
  polledSource,
  readFirst,
  failing,
} from '#tests/fixtures/other-machines/polled-source.ts'

describe('asking', () => {
  test('returns at once before the remote service has responded', () => {
    const { source } = polledSource()
    source.start()
    expect(source.current()).toEqual({ value: null, updatedAt: null, failure: null })
  })

  test('returns the last good value and when it was read', async () => {
    const { source, clock } = await readFirst()
    const { value, updatedAt, failure } = source.current()
    expect({ value, failure }).toEqual({ value: 'first', failure: null })
    expect(updatedAt?.toString()).toBe(clock.now().toString())
  })
})

describe('polling', () => {
  test('continues after the interval, one read at a time, and reports new values', async () => {
    const { source, timers, readings, ring, onChange } = await readFirst()
    expect(timers[0]?.ms).toBe(everyMs)
    await ring()
    expect(timers).toHaveLength(0)
    readings[1]?.resolve('second')
    await expect.poll(() => onChange.mock.calls).toHaveLength(1)
    expect(source.current().value).toBe('second')
    await expect.poll(() => timers).toHaveLength(1)
  })

  test('is not faster after a failure', async () => {
    const { timers } = await failing()
    expect(timers.map(({ ms }) => ms)).toEqual([everyMs])
  })

  test('starts once, however often it is called', () => {
    const { source, readings } = polledSource()
    source.start()
    source.start()
    expect(readings).toHaveLength(1)
  })
})

test('nothing is read while it is off, and the first look once it is on reads at once', async () => {
  let isOn = false
  const { source, readings, timers, ring } = polledSource(() => isOn)
  source.start()
  await expect.poll(() => timers).toHaveLength(1)
  expect(source.current().value).toBeNull()
  expect(readings).toHaveLength(0)
  isOn = true
  source.current()
  source.current()
  readings[0]?.resolve('first')
  await expect.poll(() => source.current().value).toBe('first')
  expect(readings).toHaveLength(1)
  await ring()
  expect(readings).toHaveLength(2)
})

describe('a failure', () => {
  test('keeps the last good value and is returned with it', async () => {
    const { source, onChange } = await failing()
    const { value, failure } = source.current()
    expect({ value, message: failure?.message }).toEqual({ value: 'first', message: 'down' })
    expect(onChange).toHaveBeenCalledOnce()
  })

  test('is reported once while it lasts', async () => {
    const { onChange, readings, ring, timers } = await failing()
    onChange.mockClear()
    await ring()
    readings[2]?.reject(new Error('down'))
    await expect.poll(() => timers).toHaveLength(1)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('is cleared by a successful read', async () => {
    const { source, readings, ring, timers } = await failing()
    await ring()
    readings[2]?.resolve('third')
    await expect.poll(() => timers).toHaveLength(1)
    expect(source.current()).toMatchObject({ value: 'third', failure: null })
  })

  test('keeps a value for exactly the agreed time', async () => {
    const { source, clock } = await failing()
    clock.pass({ milliseconds: staleForMs - 1 })
    expect(source.current().value).toBe('first')
    clock.pass({ milliseconds: 1 })
    expect(source.current()).toMatchObject({ value: null, updatedAt: null })
    expect(source.current().failure?.message).toBe('down')
  })
})
