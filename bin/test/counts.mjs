// How many tests a step ran and how many failed, from the report its runner wrote.
import { readFile } from 'node:fs/promises'

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

/**
 * A single check: it passes or fails.
 * @returns {Counts}
 */
export function countCheck(exitCode) {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 }
}

/** Vitest's JSON report. */
export function countVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  const skipped = numPendingTests + numTodoTests
  return { passed: numPassedTests, failed: numFailedTests, skipped }
}

/** Playwright's JSON report. Errors outside tests count one each, a flaky test as a failure. */
export function countPlaywright({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed, skipped: stats.skipped }
}

/**
 * What a runner's report says. A missing report, or a runner that fails without a failed test, such as
 * for a file that cannot be loaded, counts as one failure.
 * @returns {Promise<Counts>}
 */
export async function countReport(path, count, exitCode) {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return countCheck(1)
  const found = count(JSON.parse(text))
  return { ...found, failed: exitCode === 0 ? found.failed : Math.max(found.failed, 1) }
}

/** The end of `npm test`: what each step counted, and the sum in its very last line. */
export function summary(results) {
  const steps = Object.entries(results).map(([name, found]) => `${name}: ${lineOf(found)}`)
  const sum = (key) => Object.values(results).reduce((total, found) => total + found[key], 0)
  const all = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
  return [...steps, '', lineOf(all)].join('\n')
}

function lineOf({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
