import { expect, onTestFinished, test, vi } from 'vitest'
import { newPlace } from './databases.ts'
import { torturePublishing } from './publishing.ts'

// These tests restart the server repeatedly, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

test.each(['sqlite', 'postgres'] as const)(
  'kill -9 loses no publication and shows none by halves, on %s',
  async (kind) => {
    const place = await newPlace(kind)
    onTestFinished(() => place[Symbol.asyncDispose]())
    const report = await torturePublishing({ ...place, kills: 3, random: Math.random })
    expect(report.faults).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(0)
  },
  // For more: npm run torture -- publishing.
  240_000,
)
