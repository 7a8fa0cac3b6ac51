import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseKinds, newPlace } from '../databases.ts'
import { tortureSwaps } from './swaps.ts'

// These tests start the server repeatedly, which is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

test.each(databaseKinds)(
  'swapping versions loses no request and no review, with a migration among the swaps, on %s',
  async (kind) => {
    const place = await newPlace(kind)
    onTestFinished(() => place[Symbol.asyncDispose]())
    const report = await tortureSwaps({ ...place, swaps: 2, rate: 20, proxy: 'node' })
    expect(report.faults).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(0)
  },
)
