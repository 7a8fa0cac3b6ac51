// spec: 7/post-submissions
import { expect, onTestFinished, test, vi } from 'vitest'
import { newPlace } from './databases.ts'
import { tortureUploads } from './uploads.ts'

// Each of these starts the server again and again, which a busy machine is slow to do.
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
  // Two lives of up to six seconds, and as many starts. More of them: npm run torture.
  90_000,
)
