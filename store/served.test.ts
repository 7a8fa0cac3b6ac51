import { expect, onTestFinished, test } from 'vitest'
import { databaseLocator, describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { openInstanceLock } from './instance-lock.ts'
import { isServed } from './served.ts'

const locateFile = databaseLocator('SQLite')

describeOnEachDatabase('a database', (_open, kind) => {
  const locate = databaseLocator(kind)

  test('is known to be served as long as a site has it open, and not for a command', async () => {
    const location = await locate({ isMigrated: true })
    const command = await openDatabase(location)
    onTestFinished(() => closeDatabase(command))
    expect(await isServed(location)).toBe(false)

    const site = await openDatabase(location, 'cabins site')
    const lock = kind === 'SQLite' ? openInstanceLock(location.file) : undefined
    lock?.share()
    expect(await isServed(location)).toBe(true)

    await closeDatabase(site)
    lock?.release()
    expect(await isServed(location)).toBe(false)
  })
})

test('of processes that share a database none has it alone, and one alone keeps the others out', async () => {
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
