import { expect, test } from 'vitest'
import { playwrightFailures, vitestFailures } from './failures.mjs'

const red = (text) => `\u001B[31m${text}\u001B[39m`

test('of a test that failed, its file, its name and what it said are told', () => {
  const failed = { status: 'failed', fullName: 'a list is empty', failureMessages: [red('not it')] }
  const passed = { status: 'passed', fullName: 'a list is short', failureMessages: [] }
  const testResults = [
    { name: 'store/lists.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: 'store/good.test.ts', status: 'passed', assertionResults: [passed] },
  ]
  expect(vitestFailures({ testResults })).toEqual([
    'store/lists.test.ts › a list is empty\n    not it',
  ])
})

test('of a test file that failed before its tests ran, what it said is told', () => {
  const file = { name: 'a.test.ts', status: 'failed', message: 'no such import' }
  expect(vitestFailures({ testResults: [{ ...file, assertionResults: [] }] })).toEqual([
    'a.test.ts\n    no such import',
  ])
})

test('of a journey, its groups and where it ran are named as well', () => {
  const results = [{ errors: [{ message: red('too late') }] }]
  const tests = [
    { projectName: 'phone', status: 'unexpected', results },
    { projectName: 'desktop', status: 'expected', results: [{ errors: [] }] },
  ]
  const inner = { title: 'without scripts', specs: [{ title: 'a guest books', tests }] }
  expect(
    playwrightFailures({ suites: [{ title: 'book.test.ts', suites: [inner] }], errors: [] }),
  ).toEqual(['phone › book.test.ts › without scripts › a guest books\n    too late'])
})

test('an error outside the journeys is told', () => {
  expect(playwrightFailures({ errors: [{ message: 'no browser' }] })).toEqual([
    'outside the journeys\n    no browser',
  ])
})

test('of a long message the beginning is told', () => {
  const message = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n')
  const [told = ''] = playwrightFailures({ errors: [{ message }] })
  expect(told.split('\n')).toHaveLength(21)
})
