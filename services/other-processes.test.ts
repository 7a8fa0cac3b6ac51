import { expect, test, vi } from 'vitest'
import { createChanges, topics, type Listener } from './changes.ts'
import { followFile, followServer, longestUnverifiedMs } from './other-processes.ts'

const versions = (reviews: number) => new Map([['reviews', reviews]])
const down = () => Promise.reject(new Error('the database is away'))

/** A fake server with results and time under the test's control. */
function server() {
  const read = vi.fn<() => Promise<ReadonlyMap<string, number>>>(async () => versions(1))
  const tooLate = Promise.withResolvers<void>()
  const time = { ms: 0 }
  const wait = () => tooLate.promise
  const changes = createChanges(followServer({ read, now: () => time.ms, wait }))
  const heard = vi.fn<Listener>()
  changes.subscribe(heard)
  return { read, time, changes, heard, passPatience: () => tooLate.resolve() }
}

/** The same after the first read, with its announcements discarded. */
async function serverAfterFirstReading() {
  const deps = server()
  await deps.changes.catchUp()
  deps.heard.mockClear()
  return deps
}

test("another process's change has been announced when catching up ends", async () => {
  const { read, changes, heard } = await serverAfterFirstReading()
  await changes.catchUp()
  expect(heard).not.toHaveBeenCalled()

  read.mockResolvedValue(versions(2))
  await changes.catchUp()
  expect(heard).toHaveBeenCalledExactlyOnceWith('reviews')
})

test('a thousand concurrent calls cost two reads', async () => {
  const { read, changes } = server()
  await Promise.all(Array.from({ length: 1000 }, async () => changes.catchUp()))
  expect(read).toHaveBeenCalledTimes(2)
})

test('while the database is down, nothing is announced for a quarter of an hour', async () => {
  const { read, time, changes, heard } = await serverAfterFirstReading()
  read.mockImplementation(down)
  time.ms = longestUnverifiedMs - 1
  await changes.catchUp()
  expect(heard).not.toHaveBeenCalled()
})

test('after a quarter of an hour without the database, everything cached is invalidated, and again after another', async () => {
  const { read, time, changes, heard } = await serverAfterFirstReading()
  read.mockImplementation(down)
  time.ms = longestUnverifiedMs
  await changes.catchUp()
  await changes.catchUp()
  expect(heard.mock.calls).toEqual(topics.map((topic) => [topic]))

  time.ms += longestUnverifiedMs
  await changes.catchUp()
  expect(heard).toHaveBeenCalledTimes(2 * topics.length)
})

test('changes made while the database was down are announced once it is back', async () => {
  const { read, changes, heard } = await serverAfterFirstReading()
  read.mockImplementationOnce(down)
  await changes.catchUp()
  read.mockResolvedValue(versions(2))
  await changes.catchUp()
  expect(heard).toHaveBeenCalledExactlyOnceWith('reviews')
})

test('no call waits for an unresponsive database', async () => {
  const { read, changes, heard, passPatience } = await serverAfterFirstReading()
  read.mockImplementation(() => new Promise(() => {}))
  const waiting = changes.catchUp()
  passPatience()
  await waiting
  expect(heard).not.toHaveBeenCalled()
})

/** A fake versions file, and a clock controlled by the test. */
function file() {
  const read = vi.fn(() => versions(1))
  let tick = () => {}
  const everySecond = (callback: () => void) => {
    tick = callback
  }
  const changes = createChanges(followFile({ read, everySecond }))
  tick()
  const heard = vi.fn<Listener>()
  changes.subscribe(heard)
  return { read, changes, heard, tick: () => tick() }
}

test('no call waits for the file, which is read once a second and not for each page', () => {
  const { read, changes } = file()
  read.mockClear()
  expect(changes.catchUp()).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
})

test('what another program writes to the file is announced at the next check, once', () => {
  const { read, heard, tick } = file()
  tick()
  expect(heard).not.toHaveBeenCalled()
  read.mockReturnValue(versions(2))
  tick()
  tick()
  expect(heard).toHaveBeenCalledExactlyOnceWith('reviews')
})

test('a file that is briefly unreadable is checked again', () => {
  const { read, heard, tick } = file()
  read.mockImplementationOnce(() => {
    throw new Error('the file is locked')
  })
  tick()
  read.mockReturnValue(versions(2))
  tick()
  expect(heard).toHaveBeenCalledExactlyOnceWith('reviews')
})
