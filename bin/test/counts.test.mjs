import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countCheck, countPlaywright, countReport, countVitest, summary } from './counts.mjs'

const vitest = { numPassedTests: 3, numPendingTests: 1, numTodoTests: 0 }
const file = (status, ...results) => ({
  name: 'a.test.ts',
  message: '',
  status,
  assertionResults: results.map((result) => ({
    status: result,
    fullName: 'a list is empty',
    failureMessages: [],
  })),
})

let folder
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'counts-'))))
afterAll(() => rm(folder, { recursive: true }))

test('a check counts as one', () => {
  expect(countCheck('lint', 0)).toMatchObject({ passed: 1, failed: 0, failures: [] })
  expect(countCheck('lint', 2)).toMatchObject({ passed: 0, failed: 1, failures: ['lint'] })
})

test('a test file that fails before its tests run is a failure', () => {
  const report = { ...vitest, testResults: [file('passed', 'passed'), file('failed')] }
  expect(countVitest(report)).toMatchObject({ passed: 3, failed: 1, skipped: 1 })
})

test('a file with a failed test is not counted on top of the test', () => {
  const report = { ...vitest, testResults: [file('failed', 'failed', 'passed')] }
  expect(countVitest(report)).toMatchObject({ failed: 1 })
})

test('errors outside the journeys and flaky journeys are failures', () => {
  const tests = ['unexpected', 'flaky', 'expected', 'skipped'].map((status) => ({
    status,
    results: [],
  }))
  const report = {
    stats: { expected: 4, skipped: 2 },
    suites: [{ title: 'a.test.ts', specs: [{ title: 'a guest books', tests }] }],
    errors: [{ message: 'no browser' }],
  }
  expect(countPlaywright(report)).toMatchObject({ passed: 4, failed: 3, skipped: 2 })
})

test('a runner without a report is a failure', async () => {
  const none = join(folder, 'none.json')
  expect(await countReport(none, countVitest, 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('a runner that ends badly without naming a failure is a failure', async () => {
  const path = join(folder, 'unit.json')
  await writeFile(path, JSON.stringify({ ...vitest, testResults: [] }))
  expect(await countReport(path, countVitest, 0)).toMatchObject({ passed: 3, failed: 0 })
  expect(await countReport(path, countVitest, 1)).toMatchObject({ passed: 3, failed: 1 })
})

test('the last line counts, and names what was skipped only if something was', () => {
  const [good, bad] = [countCheck('types', 0), countCheck('lint', 1)]
  expect(summary([good])).toBe('1 passed, 0 failed')
  expect(summary([good, bad]).split('\n').at(-1)).toBe('1 passed, 1 failed')
  expect(summary([{ ...good, skipped: 1 }])).toBe('1 passed, 0 failed, 1 skipped')
})

test('what failed appears before the last line', () => {
  expect(summary([countCheck('types', 0), countCheck('lint', 1)])).toContain('Failed:\n\nlint\n')
})

const stats = { expected: 1, skipped: 0 }
const red = (text) => `\u001B[31m${text}\u001B[39m`

test('a failed test is listed with its file, name and message', () => {
  const failed = { status: 'failed', fullName: 'a list is empty', failureMessages: [red('not it')] }
  const passed = { status: 'passed', fullName: 'a list is short', failureMessages: [] }
  const testResults = [
    { name: 'store/lists.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: 'store/good.test.ts', status: 'passed', assertionResults: [passed] },
  ]
  expect(countVitest({ ...vitest, testResults }).failures).toEqual([
    'store/lists.test.ts › a list is empty\n    not it',
  ])
})

test('a test file that failed before its tests ran is listed with its message', () => {
  const broken = { name: 'a.test.ts', status: 'failed', message: 'no such import' }
  expect(
    countVitest({ ...vitest, testResults: [{ ...broken, assertionResults: [] }] }).failures,
  ).toEqual(['a.test.ts\n    no such import'])
})

test('a failed journey is listed with its groups and project', () => {
  const results = [{ errors: [{ message: red('too late') }] }]
  const tests = [
    { projectName: 'phone', status: 'unexpected', results },
    { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] },
  ]
  const inner = { title: 'without scripts', specs: [{ title: 'a guest books', tests }] }
  const suites = [{ title: 'book.test.ts', suites: [inner] }]
  expect(countPlaywright({ stats, suites, errors: [] }).failures).toEqual([
    'phone › book.test.ts › without scripts › a guest books\n    too late',
  ])
})

test('an error outside the journeys is listed', () => {
  expect(countPlaywright({ stats, errors: [{ message: 'no browser' }] }).failures).toEqual([
    'outside the journeys\n    no browser',
  ])
})

test('a long message is cut after its beginning', () => {
  const message = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n')
  const [told = ''] = countPlaywright({ stats, errors: [{ message }] }).failures
  expect(told.split('\n')).toHaveLength(21)
})
