// Which tests failed and why, read from the report their runner wrote. `npm test` says it once more
// at its end: of a long run often only the last lines are kept.

import { stripVTControlCharacters } from 'node:util'

const mostLines = 20

/** Vitest's JSON report. A file that fails before its tests run is named by its path alone. */
export function vitestFailures({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      return failed.length === 0
        ? [failure([name], [message])]
        : failed.map((test) => failure([name, test.fullName], test.failureMessages))
    })
}

/** Playwright's JSON report, its errors outside tests included. */
export function playwrightFailures({ suites = [], errors }) {
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

/** One failure as lines of text, the first of them its name. */
function failure(names, messages) {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, mostLines)
  return [names.join(' › '), ...lines.map((line) => `    ${line}`)].join('\n')
}
