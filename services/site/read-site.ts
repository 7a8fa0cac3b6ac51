import { join, relative } from 'node:path'
import { z } from 'zod'
import { documentsPath } from '#contracts/addresses.ts'
import { featureNames, isOn, switchedOffBy } from '#contracts/features.ts'
import { cabinDocumentSchema, type CabinDocument } from '#contracts/site/cabins.ts'
import { documentSchemas, type DocumentName, type Documents } from '#contracts/site/documents.ts'
import { factsFileSchema } from '#contracts/site/facts.ts'
import { parseYaml, readDocumentFiles, type DocumentFile } from '#integrations/documents.ts'
import { factsOf, isLocalGuide } from './facts.ts'
import type { Site } from './site.ts'
import { withoutSwitchedOff, type Features } from './switches.ts'
import { fillWords, wordsFrom } from './words.ts'

/** The message lists every error in the owner's documents, one line each with file and field. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(['The content needs attention:', ...mistakes].join('\n  '))
    this.mistakes = mistakes
  }
}

const cabinName = /^cabins\/([a-z0-9]+(?:-[a-z0-9]+)*)$/
const schemas = { ...documentSchemas, facts: factsFileSchema }

/** Reads and checks the owner's documents. Throws `ContentError`. */
export function readSite(folder: string): Site {
  const mistakes: string[] = []
  const note: Note = (name, message) =>
    void mistakes.push(`${join(relative('.', folder), name)}.yaml: ${message}`)
  const raw = rawDocuments(folder, note)
  const features = featuresIn(raw.get('facts'))
  const parse = parserOf(raw, features, note)

  for (const name of raw.keys()) {
    if (!cabinName.test(name) && !Object.hasOwn(schemas, name)) note(name, 'nothing reads this')
  }
  const cabins = [...raw.keys()]
    .filter((name) => cabinName.test(name))
    .flatMap((name) => cabinOf(name, parse(name, cabinDocumentSchema)))
    .toSorted((a, b) => a.order - b.order)
  const documents = Object.entries(schemas).map(([name, schema]) => [name, parse(name, schema)])
  for (const [name, message] of cabinMistakes(cabins)) note(name, message)
  if (mistakes.length > 0) throw new ContentError(mistakes)

  const site = siteOf(Object.fromEntries(documents) as Documents, cabins)
  for (const [name, message] of siteMistakes(site)) note(name, message)
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return site
}

/** The messages of the `ContentError` that reading throws, if any. */
export function contentMistakes(folder: string): readonly string[] {
  try {
    readSite(folder)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.mistakes
    throw error
  }
}

/** Records an error in a document. */
type Note = (name: string, message: string) => void

/** The raw documents; undefined for one that is not valid YAML. */
function rawDocuments(folder: string, note: Note): ReadonlyMap<string, unknown> {
  const files = readDocumentFiles(folder)
  if (files.length === 0) throw new ContentError([`${folder}: there are no documents here`])
  return new Map(files.map((file) => [file.name, fromYaml(file, note)]))
}

function fromYaml({ name, text }: DocumentFile, note: Note): unknown {
  const { value, mistake } = parseYaml(text)
  if (mistake !== undefined) note(name, mistake)
  return value
}

/** The server words zod's messages for guests; the owner needs the name of an unknown field. */
const forTheOwner = { error: z.locales.en().localeError }

/** Errors in the switches are reported with the other facts. */
function featuresIn(facts: unknown): Features {
  const switches = factsFileSchema.pick({ features: true }).loose()
  const allOn = Object.fromEntries(featureNames.map((name) => [name, true])) as Features
  return switches.safeParse(facts).data?.features ?? allOn
}

function parserOf(raw: ReadonlyMap<string, unknown>, features: Features, note: Note) {
  const switchedOff = switchedOffBy(features)
  const cabins = [...raw].filter(([name]) => cabinName.test(name)).map(([, value]) => value)
  const words = wordsFrom(raw.get('facts'), cabins)
  return <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> | undefined => {
    const value = raw.get(name)
    if (value === undefined) {
      const isNeeded = isOn({ switchedOff }, `${documentsPath}${name}`) && !isLocalGuide(name)
      if (!raw.has(name) && isNeeded) note(name, 'this document is missing')
      return undefined
    }
    const shown = withoutSwitchedOff(value, features, (path, feature) =>
      note(name, `${path}: there is no feature '${feature}'`),
    )
    const filled = fillWords(shown, words, (path, word) =>
      note(name, `${path}: there is no {${word}}`),
    )
    const { data, error } = schema.safeParse(name === 'facts' ? value : filled, forTheOwner)
    for (const { path, message } of error?.issues ?? []) {
      note(name, `${z.core.toDotPath(path) || 'the whole'}: ${message}`)
    }
    return data
  }
}

function cabinOf(name: string, cabin: z.infer<typeof cabinDocumentSchema> | undefined) {
  const id = name.slice('cabins/'.length)
  return cabin ? [{ ...cabin, id, slug: cabin.slug ?? id }] : []
}

function siteOf(documents: Documents, cabins: readonly CabinDocument[]): Site {
  const facts = factsOf(documents, cabins)
  const all = { ...documents, facts }
  return { facts, cabins, document: <Name extends DocumentName>(name: Name) => all[name] }
}

/** A document and its error. */
type Mistake = readonly [document: string, message: string]

/** Cabins must be unique by these, because reviews, bookings and URLs use them. */
function cabinMistakes(cabins: readonly Pick<CabinDocument, 'id' | 'slug' | 'name'>[]) {
  return (['slug', 'name'] as const).flatMap((field) =>
    cabins.flatMap((cabin, at): Mistake[] => {
      const first = cabins.findIndex((other) => other[field] === cabin[field])
      if (first === at) return []
      const message = `${field}: '${cabin[field]}' is the ${field} of cabins/${cabins[first]?.id} too`
      return [[`cabins/${cabin.id}`, message]]
    }),
  )
}

/** References between documents that do not resolve. */
function siteMistakes(site: Site): Mistake[] {
  const amenities = site.document('stay').amenities.map(({ name }) => name)
  const { features } = site.facts
  const shown = features.bookNow ? site.document('book-now').cabin : undefined
  return [
    ...(site.cabins.length === 0 ? [['cabins', 'there is no cabin in cabins/'] as const] : []),
    ...(shown === undefined || site.cabins.some(({ slug }) => slug === shown)
      ? []
      : [['book-now', `cabin: there is no cabin '${shown}'`] as const]),
    ...site.cabins.flatMap(({ id, amenities: named }) =>
      named
        .filter((name) => !amenities.includes(name))
        .map((name) => [`cabins/${id}`, `amenities: stay.yaml does not know '${name}'`] as const),
    ),
  ]
}
