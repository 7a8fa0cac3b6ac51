import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixedClock, systemClock } from '#integrations/clock.ts'
import { checkClock } from './clock.ts'
import { checkDisk, checkMemory } from './machine.ts'
import { gigabyte, scratchFolder, stateOf } from '#tests/fixtures/doctor.ts'

test('a full or nearly full disk, and a folder that is not there', async () => {
  const path = await scratchFolder()
  const disk = (freeBytes: number) =>
    checkDisk(path, async () => ({ freeBytes, totalBytes: 40 * gigabyte }))
  expect(stateOf(await disk(20 * gigabyte))).toEqual(['fine'])
  expect(stateOf(await disk(2 * gigabyte))).toEqual(['warning'])
  expect(stateOf(await disk(0.1 * gigabyte))).toEqual(['broken'])
  expect(stateOf(await checkDisk(join(path, 'nowhere')))).toEqual(['broken'])
  expect(stateOf(checkMemory(0.1 * gigabyte))).toEqual(['warning'])
  expect(stateOf(checkMemory(gigabyte))).toEqual(['fine'])
})

test('a clock that is wrong by a day is broken, by seconds a warning', async () => {
  const server = createServer((_request, response) => void response.end())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = {
    calendar: { apiUrl: url, id: 'c', key: 'k' },
    uploads: { kind: 'folder', folder: '' },
    mail: { kind: 'outbox' },
  } as const
  const at = (hours: number, seconds = 0) => ({
    db: null,
    clock: fixedClock(systemClock.now().add({ hours, seconds }).toString()),
  })
  expect(stateOf(await checkClock(settings, at(0)))).toEqual(['fine'])
  expect(stateOf(await checkClock(settings, at(0, 30)))).toEqual(['warning'])
  expect(await checkClock(settings, at(-24))).toMatchObject([
    { state: 'broken', what: expect.stringMatching(/^86\d{3} seconds behind others$/) },
  ])
  const alone = { ...settings, calendar: null }
  expect(await checkClock(alone, at(24))).toMatchObject([{ what: 'nothing to compare it with' }])
})
