import { describe, expect, test } from 'vitest'
import { everyMs, polledSource, readFirst } from '#tests/fixtures/other-machines/polled-source.ts'

describe('a refresh', () => {
  test('is one reading for all who ask meanwhile', async () => {
    const { source, clock, readings } = await readFirst()
    clock.pass({ seconds: 30 })
    const all = Promise.all([source.refresh(), source.refresh(), source.refresh()])
    expect(readings).toHaveLength(2)
    readings[1]?.resolve('second')
    await all
    expect(source.current().value).toBe('second')
  })

  test('shares the reading that is under way already', async () => {
    const { source, readings } = polledSource()
    source.start()
    const refreshed = source.refresh()
    readings[0]?.resolve('first')
    await refreshed
    expect(readings).toHaveLength(1)
    expect(source.current().value).toBe('first')
  })

  test('reads nothing within thirty seconds of the last reading', async () => {
    const { source, clock, readings } = await readFirst()
    clock.pass({ milliseconds: 29_999 })
    await source.refresh()
    expect(readings).toHaveLength(1)
  })

  test('puts off the next reading of its own', async () => {
    const { source, clock, readings, timers } = await readFirst()
    clock.pass({ minutes: 9 })
    const refreshed = source.refresh()
    expect(timers).toHaveLength(0)
    readings[1]?.resolve('second')
    await refreshed
    await expect.poll(() => timers.map(({ ms }) => ms)).toEqual([everyMs])
    expect(readings).toHaveLength(2)
  })

  test('that fails is no failure for who asked', async () => {
    const { source, clock, readings } = await readFirst()
    clock.pass({ minutes: 1 })
    const refreshed = source.refresh()
    readings[1]?.reject(new Error('down'))
    await expect(refreshed).resolves.toBeUndefined()
  })
})

describe('stopping', () => {
  test('breaks off what is under way, and nothing is told or begun any more', async () => {
    const { source, readings, timers, onChange } = polledSource()
    source.start()
    await source.stop()
    await source.refresh()
    source.start()
    expect(readings).toHaveLength(1)
    expect(timers).toHaveLength(0)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('calls off the next reading', async () => {
    const { source, timers } = await readFirst()
    await source.stop()
    expect(timers).toHaveLength(0)
  })
})
