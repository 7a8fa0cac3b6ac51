import { periodInWords, retention } from '#content/retention.ts'
import { bookingPlaceholder } from '#contracts/booking.ts'
import { entryLimits } from '#contracts/limits.ts'
import { drivingWords, unlistedDrive } from './driving-times.ts'

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Placeholders that documents may use: `{town}`, `{address.street}`, `{cabins.word}`. */
export type Words = ReadonlyMap<string, string>

/** Uses the raw documents, so that an error in one hides none in another. */
export function wordsFrom(
  raw: ReadonlyMap<string, unknown>,
  cabins: readonly unknown[] = [],
): Words {
  const grouped = cabins.map(asRecord).filter(({ countsForGroups }) => countsForGroups)
  const word = numbers[cabins.length] ?? String(cabins.length)
  return new Map([
    ...flat('', raw.get('facts')),
    ...drivingWords(raw),
    ...flat('entries.', entryLimits),
    ...Object.entries(retention).map(named('retention.', periodInWords)),
    ['cabins.number', String(cabins.length)],
    ['cabins.word', word],
    ['cabins.petFriendly', petFriendlyIn(cabins)],
    ['cabins.Word', word.charAt(0).toUpperCase() + word.slice(1)],
    ['groups.cabins', String(grouped.length)],
    ['groups.guests', String(grouped.reduce((sum, { sleeps }) => sum + Number(sleeps), 0))],
    ['groups.names', joined(grouped.map(({ name }) => String(name)))],
  ])
}

/** A sentence in Markdown that links each of them. */
function petFriendlyIn(cabins: readonly unknown[]): string {
  const links = cabins
    .map(asRecord)
    .filter(({ petsAllowed }) => petsAllowed === true)
    .map(({ name, slug }) => `[${String(name)}](/cabins/${String(slug)})`)
  if (links.length === 0) return 'None of our cabins is pet-friendly.'
  const many = links.length > 1
  return `Our pet-friendly ${many ? 'cabins are' : 'cabin is'} ${joined(links)}.`
}

/** 'Heron House, Net Loft, and Pelican Perch'. Loading `Intl.ListFormat` would slow the start by 10 ms. */
function joined(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}

function named<Value>(prefix: string, inWords: (value: Value) => string) {
  return ([name, value]: [string, Value]): [string, string] => [prefix + name, inWords(value)]
}

function flat(prefix: string, value: unknown): [string, string][] {
  return Object.entries(asRecord(value)).flatMap(([name, each]) =>
    typeof each === 'object'
      ? flat(`${prefix}${name}.`, each)
      : [[prefix + name, `${each as string | number | boolean}`] as [string, string]],
  )
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Replaces the placeholders in a document; `onUnknown` is called for unknown ones. */
export function fillWords(
  value: unknown,
  words: Words,
  onUnknown: (path: string, word: string) => void,
  path: readonly string[] = [],
): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(/\{([^{}\s]+)\}/g, (whole, word: string) => {
      // Filled in when a guest clicks through.
      if (bookingPlaceholder.test(word)) return whole
      const known = words.get(word) ?? unlistedDrive(word)
      if (known === undefined) onUnknown(path.join('.'), word)
      return known ?? whole
    })
  }
  if (Array.isArray(value)) {
    return value.map((each, at) => fillWords(each, words, onUnknown, [...path, String(at)]))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      fillWords(each, words, onUnknown, [...path, name]),
    ]),
  )
}
