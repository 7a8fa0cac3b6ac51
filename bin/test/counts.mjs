// How many tests a step ran, read from the report its runner wrote.

import { readFile } from 'node:fs/promises'
import { playwrightFailures, vitestFailures } from './failures.mjs'

/** @typedef {{passed: number, failed: number, skipped: number, failures: string[]}} Counts */

/** A step that is one check: it holds or it does not. */
export function countCheck(name, exitCode) {
  return exitCode === 0 ? counts(1, []) : counts(0, [name])
}

/** Vitest's JSON report. A file that fails before its tests run counts as one failure. */
export function countVitest(report) {
  const skipped = report.numPendingTests + report.numTodoTests
  return counts(report.numPassedTests, vitestFailures(report), skipped)
}

/** Playwright's JSON report. Errors outside tests count one each, a flaky test as a failure. */
export function countPlaywright(report) {
  const { expected, skipped } = report.stats
  return counts(expected, playwrightFailures(report), skipped)
}

/**
 * What a runner's report says. A runner that ended badly without naming a failure, or that left
 * no report, counts as one failure.
 */
export async function countReport(path, count, exitCode) {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return counts(0, [`no report in ${path}`])
  const found = count(JSON.parse(text))
  const isUnnamed = exitCode !== 0 && found.failed === 0
  return isUnnamed ? { ...found, ...failed([`the runner ended with code ${exitCode}`]) } : found
}

/** The end of `npm test`: what failed, and the numbers in its very last line. */
export function summary(all) {
  const sum = (key) => all.reduce((total, found) => total + found[key], 0)
  const failures = all.flatMap((found) => found.failures)
  const skipped = sum('skipped')
  const line = `${sum('passed')} passed, ${sum('failed')} failed`
  const numbers = skipped > 0 ? `${line}, ${skipped} skipped` : line
  return failures.length > 0 ? `Failed:\n\n${failures.join('\n\n')}\n\n${numbers}` : numbers
}

/** @returns {Counts} */
function counts(passed, failures, skipped = 0) {
  return { passed, skipped, ...failed(failures) }
}

function failed(failures) {
  return { failed: failures.length, failures }
}
