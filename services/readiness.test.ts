import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { makeReadOnly } from '#tests/fixtures/read-only.ts'
import { createReadiness } from './readiness.ts'

const open = databaseOpener()

async function readinessAt() {
  const parts = testDependencies(await open())
  let ms = 0
  const storage = { ...parts.storage }
  const isReady = createReadiness({ ...parts, storage }, () => ms)
  return { parts, storage, isReady, pass: (passed: number) => void (ms += passed) }
}

test('a site that can keep what guests send is ready, and leaves nothing in its storage', async () => {
  const { parts, isReady } = await readinessAt()
  await isReady()
  expect(await Array.fromAsync(parts.storage.list(''))).toEqual([])
})

test('a database that can only be read is noticed within five seconds', async () => {
  const { parts, isReady, pass } = await readinessAt()
  await isReady()
  await makeReadOnly(parts.db)
  pass(5000)
  await expect(isReady()).rejects.toThrow(/readonly/)
})

test('a storage that takes nothing is noticed within a minute, and its return within five seconds', async () => {
  const { storage, parts, isReady, pass } = await readinessAt()
  await isReady()
  storage.put = () => Promise.reject(new Error('no room'))
  pass(59_000)
  await isReady()
  pass(1000)
  await expect(isReady()).rejects.toThrow('no room')
  storage.put = (...file) => parts.storage.put(...file)
  pass(5000)
  await isReady()
})

test('however often it is asked, the storage is written once a minute', async () => {
  const { storage, parts, isReady } = await readinessAt()
  let writes = 0
  storage.put = (...file) => {
    writes += 1
    return parts.storage.put(...file)
  }
  await Promise.all(Array.from({ length: 20 }, isReady))
  await isReady()
  expect(writes).toBe(1)
})
