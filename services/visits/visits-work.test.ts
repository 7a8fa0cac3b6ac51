import { expect, test } from 'vitest'
import { listCounts } from '#store/visits/daily-counts.ts'
import { closeDatabase } from '#store/database.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { startWork } from '../work.ts'
import { visitsWork, writeCounts } from './visits-work.ts'

const open = databaseOpener()

test('what was counted is written when the site stops', async () => {
  const deps = testDependencies(await open())
  const wait = (_: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const work = startWork(visitsWork(deps), { wait, report: { done() {}, failed() {} } })
  deps.tally.addView('/', 'direct')
  await work.stop()
  const { rows } = await listCounts(deps.db, { limit: 10 })
  expect(rows).toMatchObject([{ day: '2025-06-01', subject: '/', source: 'direct', count: 1 }])
})

test('nothing counted is lost while the database cannot be written', async () => {
  const deps = testDependencies(await open())
  const broken = testDependencies(await open())
  await closeDatabase(broken.db)
  deps.tally.addView('/', 'direct')
  await expect(writeCounts({ ...deps, db: broken.db })).rejects.toThrow()
  deps.tally.addView('/', 'direct')
  expect(await writeCounts(deps)).toBe(1)
  const { rows } = await listCounts(deps.db, { limit: 10 })
  expect(rows).toMatchObject([{ count: 2 }])
})
