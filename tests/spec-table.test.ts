import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url).pathname
const table = readFileSync(`${root}docs/spec.md`, 'utf8')
const journeys = new Set(
  globSync('tests/journeys/**/*.test.ts', { cwd: root }).map((file) => basename(file, '.test.ts')),
)

const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\|\s*-/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

function namesIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

/** Files, folders and patterns: what begins with a room of ours. */
const isPath = (name: string) =>
  /^(app|bench|bin|build|content|contracts|docs|integrations|pictures|public|server|services|store|tests)\/[\w./*{},-]+$/.test(
    name,
  )

test('every file and folder that the table of the specification names is there', () => {
  const named = rows.flatMap((cells) => cells.flatMap(namesIn)).filter(isPath)
  expect(named.length).toBeGreaterThan(100)
  const missing = named.filter((name) => {
    return /[*{]/.test(name) ? globSync(name, { cwd: root }).length === 0 : !existsSync(root + name)
  })
  expect(missing).toEqual([])
})

test('every journey that the table names is there', () => {
  const named = rows.flatMap((cells) => namesIn(cells[3])).filter((name) => /^[a-z-]+$/.test(name))
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => !journeys.has(name))).toEqual([])
})
