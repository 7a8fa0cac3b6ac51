import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countCheck, countPlaywright, countReport, countVitest, summary } from './counts.mjs'

const vitest = { numPassedTests: 3, numFailedTests: 2, numPendingTests: 1, numTodoTests: 0 }

let folder
beforeAll(async () => (folder = await mkdtemp(join(tmpdir(), 'counts-'))))
afterAll(() => rm(folder, { recursive: true }))

test('a check counts as one', () => {
  expect(countCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('tests are counted as their runner reports them', () => {
  expect(countVitest(vitest)).toEqual({ passed: 3, failed: 2, skipped: 1 })
})

test('errors outside the journeys and flaky journeys are failures', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  const report = { stats, errors: [{ message: 'no browser' }] }
  expect(countPlaywright(report)).toEqual({ passed: 4, failed: 3, skipped: 2 })
})

test('a runner without a report is a failure', async () => {
  const none = join(folder, 'none.json')
  expect(await countReport(none, countVitest, 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('a runner that ends badly without a failed test is a failure', async () => {
  const path = join(folder, 'unit.json')
  await writeFile(path, JSON.stringify({ ...vitest, numFailedTests: 0 }))
  expect(await countReport(path, countVitest, 0)).toMatchObject({ passed: 3, failed: 0 })
  expect(await countReport(path, countVitest, 1)).toMatchObject({ passed: 3, failed: 1 })
})

test('each step is counted, and the last line is the sum', () => {
  expect(summary({ types: countCheck(0) })).toBe('types: 1 passed, 0 failed\n\n1 passed, 0 failed')
  const results = { lint: countCheck(1), unit: { passed: 3, failed: 0, skipped: 1 } }
  expect(summary(results)).toBe(
    'lint: 0 passed, 1 failed\nunit: 3 passed, 0 failed, 1 skipped\n\n3 passed, 1 failed, 1 skipped',
  )
})
