import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** As the specification writes them (docs/decisions/2026-11-22-typographic-characters.md). */
const specified = [
  "Jacob's Well",
  "The cabin you're looking for doesn't exist or has been removed.",
  "You'll be redirected to our booking partner to complete your reservation",
]

const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts'),
)

/** Texts in double quotes hold an apostrophe: the formatter prefers single ones. */
const doubleQuoted = /"([^"\n]*\w'\w?[^"\n]*)"/g

test.each(files)('%s has straight apostrophes only where the specification has them', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  const texts = [...source.matchAll(doubleQuoted)].map(([, text = '']) => text)
  const own = texts.map((text) => specified.reduce((rest, name) => rest.replaceAll(name, ''), text))
  expect(own.filter((text) => text.includes("'"))).toEqual([])
})
