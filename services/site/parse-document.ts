import type { z } from 'zod'
import { documentsPath } from '#contracts/addresses.ts'
import { isOn, switchedOffBy } from '#contracts/features.ts'
import { parseMarked, withMarks } from './marked-texts.ts'
import { withRichTexts } from './rich-texts.ts'
import { withoutSwitchedOff, type Features } from './switches.ts'
import { fillWords, wordsFrom, type Words } from './words.ts'

/** The documents as they are written, by name. */
export type RawDocuments = ReadonlyMap<string, unknown>

/** Where the pages of cabins lead that guests no longer see, by the cabins' ids. */
export type Retired = ReadonlyMap<string, string>

/** Of the names of cabins as documents. */
export const cabinsPrefix = 'cabins/'

export const cabinName = /^cabins\/([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** Records a mistake. */
type Note = (document: string, path: string, message: string) => void

interface Parsing {
  features: Features
  note: Note
  retired: Retired
  /** Whether texts say where they stand. */
  isMarked: boolean
}

/** Parses documents of this site by name; undefined for one that is missing or has mistakes. */
export function parserOf(raw: RawDocuments, { features, note, retired, isMarked }: Parsing) {
  const switchedOff = switchedOffBy(features)
  const cabins = [...raw]
    .filter(([name]) => cabinName.test(name) && !retired.has(name.slice(cabinsPrefix.length)))
    .map(([name, value]) => ({ slug: name.slice(cabinsPrefix.length), ...(value as object) }))
  const words = wordsFrom(raw, cabins)
  const context = JSON.stringify([features, [...words]])
  return <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> | undefined => {
    const written = raw.get(name)
    if (written === undefined) {
      const isNeeded = isOn({ switchedOff }, `${documentsPath}${name}`)
      if (!raw.has(name) && isNeeded) note(name, '', 'this document is missing')
      return undefined
    }
    const text = JSON.stringify(written)
    const known = latest.get(name)
    const isKnown = !isMarked && known?.text === text && known.context === context
    const parsed = isKnown ? known : parseOne(written, { name, schema, features, words, isMarked })
    if (!isMarked) latest.set(name, { text, context, ...parsed })
    for (const [path, message] of parsed.mistakes) note(name, path, message)
    return parsed.data as z.infer<Schema> | undefined
  }
}

interface Parsed {
  data: unknown
  mistakes: readonly (readonly [path: string, message: string])[]
}

/** As each document was last parsed: only those that have changed, or what they name, are again. */
const latest = new Map<string, Parsed & { text: string; context: string }>()

interface OneParsing extends Pick<Parsing, 'isMarked'> {
  name: string
  schema: z.ZodType
  features: Features
  words: Words
}

function parseOne(
  written: unknown,
  { name, schema, features, words, isMarked }: OneParsing,
): Parsed {
  const mistakes: [string, string][] = []
  const value = isMarked ? withMarks(name, written) : written
  const shown = withoutSwitchedOff(value, features, (path, feature) =>
    mistakes.push([path, `there is no feature '${feature}'`]),
  )
  const filled = fillWords(shown, words, (path, word) =>
    mistakes.push([path, `there is no {${word}}`]),
  )
  const read = name === 'facts' ? value : filled
  const { data, error } = isMarked ? parseMarked(schema, read) : schema.safeParse(read)
  for (const issue of error?.issues ?? []) mistakes.push([pathOf(issue), issue.message])
  return { data: data && withRichTexts(schema, data), mistakes }
}

/** Of an unknown field: its own path, not that of what it is in. */
function pathOf(issue: z.core.$ZodIssue): string {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return [...issue.path, ...unknown].join('.')
}
