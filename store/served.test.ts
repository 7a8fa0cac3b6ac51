import { describe, expect, onTestFinished, test } from 'vitest'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { idleSiteOn } from '#tests/fixtures/idle-site.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { openInstanceLock, isServed } from './instance-lock.ts'

const locateFile = databaseLocator('SQLite')
const locateServer = databaseLocator('PostgreSQL')
const servedByPostgres = async () => idleSiteOn(await locateServer({ isMigrated: true }))

describeOnEachDatabase('a database', (_open, kind) => {
  const locate = databaseLocator(kind)

  test('a database counts as served while a site has it open, but not for a command', async () => {
    const location = await locate({ isMigrated: true })
    const command = await openDatabase(location)
    onTestFinished(() => closeDatabase(command))
    expect(await isServed(location, 0)).toBe(false)

    const site = await openDatabase(location, 'cabins site')
    const lock = kind === 'SQLite' ? openInstanceLock(location.file) : undefined
    lock?.share()
    expect(await isServed(location, 0)).toBe(true)

    await closeDatabase(site)
    lock?.release()
    // PostgreSQL ends a session a moment after its client is gone.
    await expect.poll(() => isServed(location, 0)).toBe(false)
  })
})

describe('a site that lost all its connections', () => {
  test('still counts as serving its database, even without requests', async () => {
    const { location, cutOff } = await servedByPostgres()
    await cutOff()
    expect(await isServed(location)).toBe(true)
  })

  test('is detected again soon after the server is back', async () => {
    const { location, allow, cutOff } = await servedByPostgres()
    await allow(false)
    await cutOff()
    await expect(openDatabase(location)).rejects.toThrow('not currently accepting connections')
    await allow(true)
    expect(await isServed(location)).toBe(true)
  })
})

test('does not reconnect once the site has closed its database', async () => {
  const { location, site } = await servedByPostgres()
  await closeDatabase(site)
  expect(await isServed(location, 1500)).toBe(false)
})

test('shared access blocks exclusive access, and exclusive access blocks everyone else', async () => {
  const { file } = await locateFile({ isMigrated: false })
  const [one, other] = [openInstanceLock(file), openInstanceLock(file)]
  expect([one.share(), other.share(), other.takeAlone()]).toEqual([true, true, false])
  one.release()
  expect(other.takeAlone()).toBe(true)
  const third = openInstanceLock(file)
  expect(third.share()).toBe(false)
  other.release()
  expect(third.share()).toBe(true)
  third.release()
})
