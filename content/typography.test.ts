import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { load } from 'js-yaml'

/** As the specification writes them (docs/decisions/where-the-specification-is-open.md). */
const specified = [
  "Jacob's Well",
  'Texas Sage Cabin - Booking & Availability',
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
  expect(texts.filter((text) => withoutSpecified(text).includes("'"))).toEqual([])
})

const documents = globSync('site/**/*.yaml', { cwd: import.meta.dirname })

/** Values that programs read. */
const codes = /^(id|slug|from|to|version|emblem|url|link|phone|email|bookingUrl|placeholders)$/
const straight = /['"]|\.\.\.|\d ?-{1,2} ?\d| -{1,2} /

test.each(documents)('%s has curly quotes, and en dashes in ranges', (file) => {
  const document: unknown = load(readFileSync(join(import.meta.dirname, file), 'utf8'))
  const wrong = textsIn(document).filter((text) => straight.test(withoutSpecified(text)))
  expect(wrong).toEqual([])
})

test('the documents are all looked at', () => {
  expect(documents.length).toBeGreaterThan(25)
  expect(textsIn({ a: ["isn't"], id: "isn't", b: { c: '10-12' } })).toEqual(["isn't", '10-12'])
})

function withoutSpecified(text: string): string {
  return specified.reduce((rest, name) => rest.replaceAll(name, ''), text)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => (codes.test(key) ? [] : textsIn(each)))
}
