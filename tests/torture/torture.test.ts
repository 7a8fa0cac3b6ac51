// spec: 1/reviews, 7/post-reviews
import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseKinds, newPlace } from './databases.ts'
import { torture } from './torture.ts'

// These tests restart the server repeatedly, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

test.each(databaseKinds)(
  'kill -9 loses no acknowledged review and no notification, and stores nothing twice, on %s',
  async (kind) => {
    const place = await newPlace(kind)
    onTestFinished(() => place[Symbol.asyncDispose]())
    const report = await torture({
      ...place,
      kills: 4,
      random: Math.random,
      leases: 'given back',
    })

    expect(report.faults).toEqual([])
    expect(report.stored).toBe(report.acknowledged)
    expect(report.acknowledged).toBeGreaterThan(0)
    expect(report.killedWhileStarting).toBe(1)
  },
)
