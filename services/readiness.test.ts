import { expect, test } from 'vitest'
import { DatabaseUnreachableError } from '#store/database.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { makeReadOnly } from '#tests/fixtures/read-only.ts'
import { createReadiness } from './readiness.ts'

const open = databaseOpener()

async function readinessAt() {
  const deps = testDependencies(await open())
  let ms = 0
  const storage = { ...deps.storage }
  const server = { isDown: false }
  const isReady = createReadiness({ ...deps, storage }, server, () => ms)
  return { deps, storage, server, isReady, pass: (passed: number) => void (ms += passed) }
}

test('a site that can store submissions is ready, and leaves nothing in its storage', async () => {
  const { deps, isReady } = await readinessAt()
  await isReady()
  expect(await Array.fromAsync(deps.storage.list(''))).toEqual([])
})

test('a read-only database is noticed within five seconds', async () => {
  const { deps, isReady, pass } = await readinessAt()
  await isReady()
  await makeReadOnly(deps.db)
  pass(5000)
  await expect(isReady()).rejects.toThrow(/readonly/)
})

test('a database server that is known to be down is noticed at once, and its return as well', async () => {
  const { server, isReady } = await readinessAt()
  await isReady()
  server.isDown = true
  await expect(isReady()).rejects.toThrow(DatabaseUnreachableError)
  server.isDown = false
  await isReady()
})

test('an unwritable storage is noticed within a minute, and its recovery within five seconds', async () => {
  const { storage, deps, isReady, pass } = await readinessAt()
  await isReady()
  storage.put = () => Promise.reject(new Error('no room'))
  pass(59_000)
  await isReady()
  pass(1000)
  await expect(isReady()).rejects.toThrow('no room')
  storage.put = (...file) => deps.storage.put(...file)
  pass(5000)
  await isReady()
})

test('however often it is called, the storage is written once a minute', async () => {
  const { storage, deps, isReady } = await readinessAt()
  let writes = 0
  storage.put = (...file) => {
    writes += 1
    return deps.storage.put(...file)
  }
  await Promise.all(Array.from({ length: 20 }, isReady))
  await isReady()
  expect(writes).toBe(1)
})
