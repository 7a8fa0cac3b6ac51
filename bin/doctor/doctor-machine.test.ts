import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixedClock, systemClock } from '#integrations/clock.ts'
import { clock, clockAheadMs } from '#services/checks/clock.ts'
import { disk, memory } from '#services/checks/of-machine.ts'
import { asking, gigabyte, scratchFolder, stateOf } from '#tests/fixtures/doctor.ts'

test('a full or nearly full disk, and a folder that is not there', async () => {
  const path = await scratchFolder()
  const stateWith = async (freeBytes: number, dataDir = path) => {
    const diskSpace = async () => ({ freeBytes, totalBytes: 40 * gigabyte })
    return stateOf(await asking(disk, { dataDir, diskSpace }))
  }
  expect(await stateWith(20 * gigabyte)).toEqual(['fine'])
  expect(await stateWith(2 * gigabyte)).toEqual(['warning'])
  expect(await stateWith(0.1 * gigabyte)).toEqual(['broken'])
  expect(await stateWith(20 * gigabyte, join(path, 'nowhere'))).toEqual(['broken'])
  const withMemory = async (bytes: number) =>
    stateOf(await asking(memory, { availableMemory: () => bytes }))
  expect(await withMemory(0.1 * gigabyte)).toEqual(['warning'])
  expect(await withMemory(gigabyte)).toEqual(['fine'])
})

test('a clock that is wrong by a day is broken, by seconds a warning', async () => {
  const server = createServer((_request, response) => void response.end())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const at = async (hours: number, seconds = 0, services = [url]) => {
    const ours = fixedClock(systemClock.now().add({ hours, seconds }).toString())
    const asked = { db: null, clock: ours, services }
    const site = { facts: { timeZone: 'UTC' } }
    return asking(clock, { ...asked, site, clockAheadMs: () => clockAheadMs(asked) })
  }
  expect(stateOf(await at(0))).toEqual(['fine'])
  expect(stateOf(await at(0, 30))).toEqual(['warning'])
  expect(await at(-24)).toMatchObject([
    { state: 'broken', what: expect.stringContaining('is 24.0 hours behind others') },
  ])
  expect(await at(24, 0, [])).toMatchObject([{ what: 'nothing to compare it with' }])
})
