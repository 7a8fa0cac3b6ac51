import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asvsRows, requirements, states } from '#tests/fixtures/asvs.ts'
import { isAmong, testTitles } from '#tests/fixtures/test-titles.ts'

const root = new URL('../../', import.meta.url).pathname
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('docs/asvs.csv', () => {
  test('has each of the 210 requirements of levels 1 and 2 once, in order, with its level', () => {
    expect(requirements).toHaveLength(210)
    expect(asvsRows.map(({ id, level }) => ({ id, level }))).toEqual(requirements)
  })

  test('says of each requirement how it is met, what the operator does, or why it is not', () => {
    const silent = asvsRows.filter(({ how }) => how.length < 4 || /todo/i.test(how))
    expect(idsOf(silent)).toEqual([])
  })

  test('names a test for each requirement that is met', () => {
    const untested = asvsRows.filter(({ state, tests }) => state === 'met' && tests.length === 0)
    expect(idsOf(untested)).toEqual([])
  })

  test('names tests that exist, by file and title', () => {
    const files = new Set(asvsRows.flatMap(({ tests }) => tests.map(({ file }) => file)))
    const titles = new Map(
      Array.from(files, (file) => [file, existsSync(root + file) ? testTitles(root + file) : []]),
    )
    const missing = asvsRows.flatMap(({ id, tests }) =>
      tests
        .filter(({ file, title }) => !isAmong(titles.get(file) ?? [], title))
        .map(({ file, title }) => `${id}: ${file} :: ${title}`),
    )
    expect(missing).toEqual([])
  })

  test('names tests by what they guarantee, not by a parameter alone', () => {
    const words = (title: string) => title.replaceAll(/%[a-z#]|\$\{?[\w.]+\}?/g, '')
    const bare = asvsRows.flatMap(({ id, tests }) =>
      tests
        .filter(({ title }) => !/[a-z]{3}/i.test(words(title)))
        .map(({ title }) => ({ id, title })),
    )
    expect(bare).toEqual([])
  })

  test('is counted in docs/security.md as it is', () => {
    const document = readFileSync(`${root}docs/security.md`, 'utf8')
    const counted = [...document.matchAll(/^\| (?<state>[a-z ]+?) +\| +(?<count>\d+) +\|/gm)]
    const counts = states.map((state) => [
      state,
      String(asvsRows.filter((row) => row.state === state).length),
    ])
    expect(counted.map(({ groups }) => [groups?.['state'], groups?.['count']])).toEqual(counts)
  })
})
