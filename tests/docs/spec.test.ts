import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fileNamed } from '#tests/fixtures/source-files.ts'
import { requirements, specTable, taggedTests } from './spec-table.ts'

const root = new URL('../../', import.meta.url).pathname

describe('docs/spec.md', () => {
  test('is what npm run spec writes', () => {
    expect(readFileSync(`${root}docs/spec.md`, 'utf8')).toBe(specTable())
  })

  test('names a test for every requirement, and tests name only requirements that exist', () => {
    const tagged = taggedTests()
    const ids = requirements.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !tagged.has(id))).toEqual([])
    expect([...tagged].filter(([id]) => !ids.includes(id))).toEqual([])
  })

  test('names only files and folders that exist', () => {
    const named = requirements.flatMap(({ where }) =>
      Array.from(where.matchAll(/`([a-z]+\/[^`]*)`/g), ([, path = '']) => path),
    )
    expect(named.length).toBeGreaterThan(100)
    const missing = named.filter((path) =>
      /[*{]/.test(path) ? globSync(path, { cwd: root }).length === 0 : !existsSync(fileNamed(path)),
    )
    expect(missing).toEqual([])
  })
})
