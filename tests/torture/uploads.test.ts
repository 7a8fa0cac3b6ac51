// spec: 7/post-submissions
import { expect, onTestFinished, test, vi } from 'vitest'
import { newPlace } from './databases.ts'
import { tortureUploads } from './uploads.ts'

// These tests restart the server repeatedly, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

test.each([
  ['sqlite', 'folder'],
  ['postgres', 's3'],
] as const)(
  'kill -9 loses no file of an acknowledged entry and leaves none behind, on %s with %s',
  async (kind, storage) => {
    const place = await newPlace(kind)
    onTestFinished(() => place[Symbol.asyncDispose]())
    const report = await tortureUploads({ ...place, storage, kills: 1, random: Math.random })

    expect(report.faults).toEqual([])
    expect(report.stored).toBe(report.acknowledged)
    expect(report.acknowledged).toBeGreaterThan(0)
  },
  // For more: npm run torture.
  240_000,
)
