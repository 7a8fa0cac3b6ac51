import { describe, expect, test } from 'vitest'
import { everyMs, keptCopy, keptFirst } from '#tests/fixtures/other-machines/kept-copy.ts'

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
