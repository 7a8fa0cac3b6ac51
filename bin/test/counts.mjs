// How many tests a step ran, read from the report its runner wrote.

import { readFile } from 'node:fs/promises'

/** @typedef {{passed: number, failed: number, skipped: number}} Counts */

/** A step that is one check: it holds or it does not. */
export function countCheck(exitCode) {
  return exitCode === 0 ? counts(1, 0) : counts(0, 1)
}

/** Vitest's JSON report. A file that fails before its tests run counts as one failure. */
export function countVitest(report) {
  const unrun = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const skipped = report.numPendingTests + report.numTodoTests
  return counts(report.numPassedTests, report.numFailedTests + unrun.length, skipped)
}

/** Playwright's JSON report. Errors outside tests count one each, a flaky test as a failure. */
export function countPlaywright({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky + errors.length
  return counts(stats.expected, failed, stats.skipped)
}

/**
 * What a runner's report says. A runner that ended badly without naming a failure, or that left
 * no report, counts as one failure.
 */
export async function countReport(path, count, exitCode) {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return counts(0, 1)
  const found = count(JSON.parse(text))
  return exitCode !== 0 && found.failed === 0 ? { ...found, failed: 1 } : found
}

/** The last line of `npm test`. */
export function summary(all) {
  const sum = (key) => all.reduce((total, found) => total + found[key], 0)
  const skipped = sum('skipped')
  const line = `${sum('passed')} passed, ${sum('failed')} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}

/** @returns {Counts} */
function counts(passed, failed, skipped = 0) {
  return { passed, failed, skipped }
}
