import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countCheck, countPlaywright, countReport, countVitest, summary } from './counts.mjs'

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 }
const file = (status, ...tests) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
})

let folder
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'counts-'))))
afterAll(() => rm(folder, { recursive: true }))

test('a check counts as one', () => {
  expect(countCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a test file that fails before its tests run is a failure', () => {
  const report = { ...vitest, testResults: [file('passed', 'passed'), file('failed')] }
  expect(countVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

test('a file with a failed test is not counted on top of the test', () => {
  const report = { ...vitest, numFailedTests: 1, testResults: [file('failed', 'failed', 'passed')] }
  expect(countVitest(report)).toMatchObject({ failed: 1 })
})

test('errors outside the journeys and flaky journeys are failures', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 3, skipped: 2 })
})

test('a runner without a report is a failure', async () => {
  const none = join(folder, 'none.json')
  expect(await countReport(none, countVitest, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a runner that ends badly without naming a failure is a failure', async () => {
  const path = join(folder, 'unit.json')
  await writeFile(path, JSON.stringify({ ...vitest, testResults: [] }))
  expect(await countReport(path, countVitest, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 })
})

test('the last line names what was skipped only if something was', () => {
  expect(summary([countCheck(0), countCheck(1)])).toBe('1 passed, 1 failed')
  expect(summary([{ passed: 2, failed: 0, skipped: 1 }])).toBe('2 passed, 0 failed, 1 skipped')
})
