import type { z } from 'zod'
import '#contracts/plain-words.ts'
import { markAlbum } from '#content/pictures/stand-ins.ts'
import type { Albums } from '#contracts/pictures.ts'
import { albumDocumentSchema } from '#contracts/site/albums.ts'
import { featureNames } from '#contracts/features.ts'
import { cabinDocumentSchema, type CabinDocument } from '#contracts/site/cabins.ts'
import { documentSchemas, type DocumentName, type Documents } from '#contracts/site/documents.ts'
import { factsFileSchema } from '#contracts/site/facts.ts'
import { guidePageSchema, type GuidePage } from '#contracts/site/guide.ts'
import { albumNames, albumsPrefix, parseAlbum, type FindPicture } from './albums.ts'
import { factsOf } from './facts.ts'
import { withOneSet } from './driving-times.ts'
import {
  cabinName,
  cabinsPrefix,
  parserOf,
  type RawDocuments,
  type Retired,
} from './parse-document.ts'
import type { LocalGuide, Site } from './site.ts'
import { siteMistakes } from './site-mistakes.ts'
import type { Features } from './switches.ts'

/** What is wrong in a document. */
export interface Mistake {
  document: string
  /** Where in it, with dots: 'hero.facts.0.label'; empty for the whole. */
  path: string
  message: string
}

/** The site, or all mistakes if there are any. */
export type ParsedSite = { site: Site; mistakes: readonly [] } | { mistakes: readonly Mistake[] }

/** Of the names of guide pages as documents. */
export const guidesPrefix = 'guide/'

const guideName = /^guide\/([a-z0-9]+(?:-[a-z0-9]+)*)$/
const schemas = { ...documentSchemas, facts: factsFileSchema }

export interface SiteParsing {
  /** For documents with albums. */
  find?: FindPicture
  retired?: Retired
  /** For editing on the page: whether texts say where they stand. */
  isMarked?: boolean
}

/** Checks every document, and how they refer to each other. */
export function parseSite(
  raw: RawDocuments,
  { find = () => undefined, retired = new Map(), isMarked = false }: SiteParsing = {},
): ParsedSite {
  const mistakes: Mistake[] = []
  const note = (document: string, path: string, message: string) =>
    void mistakes.push({ document, path, message })
  const features = featuresIn(raw.get('facts'))
  const parse = parserOf(raw, { features, note, retired, isMarked })

  for (const name of raw.keys()) if (!schemaOf(name)) note(name, '', 'nothing reads this')
  const cabins = [...raw.keys()]
    .filter((name) => cabinName.test(name))
    .flatMap((name) => cabinOf(name, parse(name, cabinDocumentSchema)))
    .toSorted((a, b) => a.order - b.order)
  const documents = Object.entries(schemas).map(([name, schema]) => [name, parse(name, schema)])
  const guides = [...raw.keys()]
    .filter(isLocalGuide)
    .map((name) => [name, parse(name, guidePageSchema)])
  const albums = new Map(
    albumNames(raw).map((name) => [name, parseAlbum(name, { parse, find, note, isMarked })]),
  )
  mistakes.push(...cabinMistakes(cabins))
  if (mistakes.length > 0) return { mistakes }

  const whole = withOneSet(Object.fromEntries([...documents, ...guides]) as Documents)
  const site = siteOf(whole, { cabins, retired }, albums)
  const references = siteMistakes(site)
  return references.length > 0 ? { mistakes: references } : { site, mistakes: [] }
}

/** The shape of a document as it is written; undefined for a name that nothing reads. */
export function schemaOf(name: string): z.ZodType | undefined {
  if (cabinName.test(name)) return cabinDocumentSchema
  if (guideName.test(name)) return guidePageSchema
  if (name.startsWith(albumsPrefix)) return albumDocumentSchema
  return Object.hasOwn(schemas, name) ? schemas[name as DocumentName] : undefined
}

function isLocalGuide(name: string): boolean {
  return guideName.test(name) && !Object.hasOwn(schemas, name)
}

/** Errors in the switches are reported with the other facts. */
function featuresIn(facts: unknown): Features {
  const switches = factsFileSchema.pick({ features: true }).loose()
  const allOn = Object.fromEntries(featureNames.map((name) => [name, true])) as Features
  return switches.safeParse(facts).data?.features ?? allOn
}

function cabinOf(name: string, cabin: z.infer<typeof cabinDocumentSchema> | undefined) {
  const id = name.slice(cabinsPrefix.length)
  return cabin ? [{ ...cabin, id, slug: cabin.slug ?? id }] : []
}

interface AllCabins {
  cabins: readonly CabinDocument[]
  retired: Retired
}

function siteOf(documents: Documents, all: AllCabins, albums: Albums): Site {
  const cabins = all.cabins.filter(({ id }) => !all.retired.has(id))
  const retired = all.cabins.flatMap((cabin) => {
    const redirectTo = all.retired.get(cabin.id)
    return redirectTo === undefined ? [] : [{ ...cabin, redirectTo }]
  })
  const guides = localGuidesIn(documents)
  const facts = factsOf(documents.facts, { cabins, guides }, albums.get(markAlbum)?.[0])
  const served: Documents = { ...documents, facts }
  const document = <Name extends keyof Documents>(name: Name) => served[name]
  return { facts, cabins, retired, guides, albums, closures: new Map(), document }
}

/** In the owner's order; one without a place comes last. */
function localGuidesIn(documents: Documents): LocalGuide[] {
  return Object.entries(documents)
    .filter(([name]) => isLocalGuide(name))
    .map(([name, page]) => ({ ...(page as GuidePage), id: name.slice(guidesPrefix.length) }))
    .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0)
}

/** Cabins must be unique by these, because reviews, bookings and URLs use them. */
function cabinMistakes(cabins: readonly Pick<CabinDocument, 'id' | 'slug' | 'name'>[]) {
  return (['slug', 'name'] as const).flatMap((field) =>
    cabins.flatMap((cabin, at): Mistake[] => {
      const own = comparableName(cabin[field])
      const first = cabins.findIndex((other) => comparableName(other[field]) === own)
      if (first === at) return []
      const message = `'${cabin[field]}' is the ${field} of cabins/${cabins[first]?.id} too`
      return [{ document: `cabins/${cabin.id}`, path: field, message }]
    }),
  )
}

/** Names that guests could not tell apart are the same: signs are in capitals. */
export function comparableName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
