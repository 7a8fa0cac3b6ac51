import { describe, expect, test } from 'vitest'
import { everyMs, polledSource, readFirst } from '#tests/fixtures/other-machines/polled-source.ts'

describe('a refresh', () => {
  test('concurrent callers share one read', async () => {
    const { source, clock, readings } = await readFirst()
    clock.pass({ seconds: 30 })
    const all = Promise.all([source.refresh(), source.refresh(), source.refresh()])
    expect(readings).toHaveLength(2)
    readings[1]?.resolve('second')
    await all
    expect(source.current().value).toBe('second')
  })

  test('joins a read already in progress', async () => {
    const { source, readings } = polledSource()
    source.start()
    const refreshed = source.refresh()
    readings[0]?.resolve('first')
    await refreshed
    expect(readings).toHaveLength(1)
    expect(source.current().value).toBe('first')
  })

  test('does not read within thirty seconds of the last read', async () => {
    const { source, clock, readings } = await readFirst()
    clock.pass({ milliseconds: 29_999 })
    await source.refresh()
    expect(readings).toHaveLength(1)
  })

  test('postpones the next scheduled read', async () => {
    const { source, clock, readings, timers } = await readFirst()
    clock.pass({ minutes: 9 })
    const refreshed = source.refresh()
    expect(timers).toHaveLength(0)
    readings[1]?.resolve('second')
    await refreshed
    await expect.poll(() => timers.map(({ ms }) => ms)).toEqual([everyMs])
    expect(readings).toHaveLength(2)
  })

  test('does not reject when the read fails', async () => {
    const { source, clock, readings } = await readFirst()
    clock.pass({ minutes: 1 })
    const refreshed = source.refresh()
    readings[1]?.reject(new Error('down'))
    await expect(refreshed).resolves.toBeUndefined()
  })
})

describe('stopping', () => {
  test('aborts the current read, and nothing is reported or started afterwards', async () => {
    const { source, readings, timers, onChange } = polledSource()
    source.start()
    await source.stop()
    await source.refresh()
    source.start()
    expect(readings).toHaveLength(1)
    expect(timers).toHaveLength(0)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('cancels the next read', async () => {
    const { source, timers } = await readFirst()
    await source.stop()
    expect(timers).toHaveLength(0)
  })
})
