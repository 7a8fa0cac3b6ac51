// How many tests a step ran and which failed, read from the report its runner wrote. `npm test` lists
// the failures at its end: often only the last lines of a long run are kept.

import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

const mostLines = 20

/** @typedef {{passed: number, failed: number, skipped: number, failures: string[]}} Counts */

/** A single check: it passes or fails. */
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

/** What a runner's report says. Failing without a named failure or a report counts as one. */
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

/** A file that fails before its tests run is named by its path. */
function vitestFailures({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const red = assertionResults.filter((test) => test.status === 'failed')
      return red.length === 0
        ? [failure([name], [message])]
        : red.map((test) => failure([name, test.fullName], test.failureMessages))
    })
}

/** Errors outside tests included. */
function playwrightFailures({ suites = [], errors }) {
  const outside = errors.map(({ message }) => failure(['outside the journeys'], [message]))
  return [...outside, ...suites.flatMap((suite) => failuresIn(suite, []))]
}

function failuresIn({ title, suites = [], specs = [] }, above) {
  const path = [...above, title]
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map((test) => failure([test.projectName, ...path, spec.title], messagesOf(test))),
  )
  return [...own, ...suites.flatMap((suite) => failuresIn(suite, path))]
}

function messagesOf({ results }) {
  return results.flatMap(({ errors }) => errors.map(({ message }) => message))
}

/** A failure as lines of text, starting with its name. */
function failure(names, messages) {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, mostLines)
  return [names.join(' › '), ...lines.map((line) => `    ${line}`)].join('\n')
}
