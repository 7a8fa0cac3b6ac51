import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startCalendar } from '#tests/fakes/calendar.ts'
import { failToStart, startServer } from '#tests/fixtures/processes/server.ts'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'

// These tests start processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

async function hangingCalendar() {
  const calendar = await startCalendar()
  onTestFinished(() => calendar.close())
  calendar.behave({ kind: 'hang' })
  const folder = await newTemporaryFolder('cabins-calendar-')
  onTestFinished(() => folder.remove())
  const settings = {
    DATA_DIR: folder.path,
    CALENDAR_API_URL: calendar.url,
    CALENDAR_ID: 'owner@group.calendar.example',
    CALENDAR_API_KEY: 'key',
  }
  return { calendar, settings }
}

test('a site that cannot listen has not asked the calendar', async () => {
  const { calendar, settings } = await hangingCalendar()
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect((await failToStart({ ...settings, PORT: String(port) })).code).toBe(1)
  expect(calendar.requests.items).toHaveLength(0)
})

test('a site that stops lets a calendar go that does not answer', async () => {
  const { calendar, settings } = await hangingCalendar()
  const server = await startServer(settings)
  await calendar.requests.reach(1)
  server.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  await calendar.abandoned.reach(1)
})
