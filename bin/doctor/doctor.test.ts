import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import { examineSite } from './examination.ts'
import { versions } from '#services/checks/of-installation.ts'
import { exitStatus, report } from './report.ts'
import { asking, scratchFolder, stateOf } from '#tests/fixtures/doctor.ts'

vi.setConfig({ testTimeout: 90_000 })

test('an old Node and packages that are missing', async () => {
  expect(
    stateOf(await asking(versions, { node: 'v18.1.0', root: `${await scratchFolder()}/` })),
  ).toEqual(['broken', 'warning'])
  const root = new URL('../../', import.meta.url).pathname
  expect(stateOf(await asking(versions, { root }))).toEqual(['fine'])
})

test('mistakes in the settings are all named, and the exit status is for scripts', async () => {
  const findings = await examineSite({ PORT: 'zero', LOG_LEVEL: 'loud' }, { mail: false })
  expect(findings.filter(({ check }) => check === 'settings')).toHaveLength(2)
  expect(exitStatus(findings)).toBe(2)
  expect(report(findings)).toContain('BROKEN   settings: PORT: must be a whole number')
  expect(exitStatus([{ check: 'x', state: 'warning', what: '', toDo: '' }])).toBe(1)
  expect(exitStatus([{ check: 'x', state: 'fine', what: '', toDo: null }])).toBe(0)
})

const locateFile = databaseLocator('SQLite')

test('the whole examination of a stopped site, which it leaves as it was', async () => {
  const { file } = await locateFile({ isMigrated: true })
  const dataDir = dirname(file)
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  await rename(file, join(dataDir, 'cabins.sqlite'))
  const findings = await examineSite({ DATA_DIR: dataDir }, { mail: false })
  const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]))
  expect(states).toMatchObject({
    settings: 'fine',
    database: 'fine',
    tables: 'fine',
    uploads: 'fine',
    mail: 'fine',
    clock: 'fine',
    versions: 'fine',
  })
  expect(findings.find(({ check }) => check === 'database')?.what).toContain('not running')
  await rm(dataDir, { recursive: true })
})
