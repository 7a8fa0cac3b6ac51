import { expect, onTestFinished, test, vi } from 'vitest'
import { newPlace } from './databases.ts'
import { torturePictures } from './picture-making.ts'

// This test restarts the server repeatedly, which is slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

test('kill -9 while pictures are made loses none that was acknowledged', async () => {
  const place = await newPlace('sqlite')
  onTestFinished(() => place[Symbol.asyncDispose]())
  const report = await torturePictures({ ...place, kills: 2, random: Math.random })
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(0)
  expect(report.made).toBeGreaterThanOrEqual(report.acknowledged)
})
