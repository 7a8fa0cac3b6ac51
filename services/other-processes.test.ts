import { expect, test, vi } from 'vitest'
import { createChanges, topics, type Listener } from './changes.ts'
import { followFile, followServer, longestUnverifiedMs } from './other-processes.ts'

const versions = (reviews: number) => new Map([['reviews', reviews]])
const down = () => Promise.reject(new Error('the database is away'))

/** A server whose answers the test gives, at a time that the test sets. */
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

/** The same after the first reading, with everything heard of it forgotten. */
async function serverAfterFirstReading() {
  const deps = server()
  await deps.changes.catchUp()
  deps.heard.mockClear()
  return deps
}

test('a change of another process has been announced when catching up ends', async () => {
  const { read, changes, heard } = await serverAfterFirstReading()
  await changes.catchUp()
  expect(heard).not.toHaveBeenCalled()

  read.mockResolvedValue(versions(2))
  await changes.catchUp()
  expect(heard).toHaveBeenCalledExactlyOnceWith('reviews')
})

test('a thousand who ask at once cost two readings', async () => {
  const { read, changes } = server()
  await Promise.all(Array.from({ length: 1000 }, async () => changes.catchUp()))
  expect(read).toHaveBeenCalledTimes(2)
})

test('while the database is away, nothing is announced for a minute', async () => {
  const { read, time, changes, heard } = await serverAfterFirstReading()
  read.mockImplementation(down)
  time.ms = longestUnverifiedMs - 1
  await changes.catchUp()
  expect(heard).not.toHaveBeenCalled()
})

test('after a minute without the database, everything kept is given up, and again a minute later', async () => {
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

test('what changed while the database was away is announced once it is back', async () => {
  const { read, changes, heard } = await serverAfterFirstReading()
  read.mockImplementationOnce(down)
  await changes.catchUp()
  read.mockResolvedValue(versions(2))
  await changes.catchUp()
  expect(heard).toHaveBeenCalledExactlyOnceWith('reviews')
})

test('nobody waits for a database that does not answer', async () => {
  const { read, changes, heard, passPatience } = await serverAfterFirstReading()
  read.mockImplementation(() => new Promise(() => {}))
  const waiting = changes.catchUp()
  passPatience()
  await waiting
  expect(heard).not.toHaveBeenCalled()
})

/** A file of versions that the test gives, and a clock that ticks when the test says so. */
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

test('nobody waits for a file, which is read once a second and not for each page', () => {
  const { read, changes } = file()
  read.mockClear()
  expect(changes.catchUp()).toBeUndefined()
  expect(read).not.toHaveBeenCalled()
})

test('what another program writes to the file is announced at the next look, once', () => {
  const { read, heard, tick } = file()
  tick()
  expect(heard).not.toHaveBeenCalled()
  read.mockReturnValue(versions(2))
  tick()
  tick()
  expect(heard).toHaveBeenCalledExactlyOnceWith('reviews')
})

test('a file that cannot be read for a moment is looked at again', () => {
  const { read, heard, tick } = file()
  read.mockImplementationOnce(() => {
    throw new Error('the file is locked')
  })
  tick()
  read.mockReturnValue(versions(2))
  tick()
  expect(heard).toHaveBeenCalledExactlyOnceWith('reviews')
})
