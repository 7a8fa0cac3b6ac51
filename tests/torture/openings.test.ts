import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseKinds, newPlace } from './databases.ts'
import { tortureOpenings } from './openings.ts'

// These tests restart the server repeatedly, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

test.each(databaseKinds)(
  'kill -9 leaves no guest who waits for days without their one mail, on %s',
  async (kind) => {
    const place = await newPlace(kind)
    onTestFinished(() => place[Symbol.asyncDispose]())
    const report = await tortureOpenings({ ...place, kills: 3, random: Math.random })
    expect(report.faults).toEqual([])
    expect(report.told).toBe(report.waiting)
    expect(report.told).toBeGreaterThan(0)
  },
)
