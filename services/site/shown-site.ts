import { isDeepStrictEqual } from 'node:util'
import { albumsPrefix, type FindPicture } from './albums.ts'
import { cabinsPrefix, type RawDocuments, type Retired } from './parse-document.ts'
import { guidesPrefix, parseSite, type Mistake, type ParsedSite } from './parse-site.ts'
import type { Site } from './site.ts'

/** A document as it is written, with words in braces. */
export type Fields = Readonly<Record<string, unknown>>

/** What the owner has made of documents, by name. */
export type Values = ReadonlyMap<string, Fields>

/** What the owner's documents take the place of. */
export interface SiteBase {
  /** As shipped, and an empty one for each that the owner has added. */
  documents: RawDocuments
  retired: Retired
  /** Cabins and guide pages that the owner has added. */
  added: ReadonlySet<string>
  /** Those of them that guests have never seen. */
  unpublished: ReadonlySet<string>
}

export interface ShownSite {
  site: Site
  base: SiteBase
  values: Values
  /** Fields that no longer fit what is shipped, which is shown in their place. */
  leftOut: readonly { document: string; field: string }[]
  /** The pictures at the moment. */
  find: FindPicture
}

/** Addresses and pictures of a cabin have their own ways, and stay as shipped. */
const fixedInCabins = new Set(['slug', 'emblem', 'placeholders', 'formerNames'])

/** Only what the owner can edit. */
export function editable(document: string, fields: Fields): Fields {
  if (!document.startsWith(cabinsPrefix)) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !fixedInCabins.has(name)))
}

/** The document as shipped; empty for one that the owner has added. */
export function shippedOf({ documents }: SiteBase, document: string): Fields {
  return documents.get(document) as Fields
}

/**
 * What guests see, and a document that is proposed. Values of unknown documents are ignored. The album
 * of a cabin or guide comes with it.
 */
export function shownDocuments(base: SiteBase, values: Values, proposed?: string): RawDocuments {
  const isShown = (name: string) =>
    name === proposed || !base.unpublished.has(subjectOf(base, name))
  const shown = [...base.documents.keys()].filter(isShown)
  return new Map(
    shown.map((name) => {
      const shipped = base.documents.get(name)
      const value = values.get(name)
      if (!value || !name.startsWith(cabinsPrefix)) return [name, value ?? shipped]
      const fixed = Object.entries(shipped as Fields).filter(([each]) => fixedInCabins.has(each))
      return [name, { ...value, ...Object.fromEntries(fixed) }]
    }),
  )
}

/** Of an album of a cabin or guide page, that one's document; any other document itself. */
export function subjectOf({ documents }: SiteBase, document: string): string {
  if (!document.startsWith(albumsPrefix)) return document
  const id = document.slice(albumsPrefix.length)
  return [cabinsPrefix + id, guidesPrefix + id].find((name) => documents.has(name)) ?? document
}

/** The site as it would be with another value of a document, or all mistakes. */
export function proposedSite(
  { base, values, find }: ShownSite,
  document: string,
  value: Fields,
): ParsedSite {
  const unpublished = new Set([...base.unpublished].filter((name) => name !== document))
  const all = new Map([...values, [document, value]])
  const documents = shownDocuments({ ...base, unpublished }, all, document)
  return parseSite(documents, { find, retired: base.retired })
}

/**
 * The site with the owner's documents. A field that a new release no longer takes is as shipped, so
 * that the site always starts; at worst all of it is.
 */
export function siteWith(base: SiteBase, values: Values, find: FindPicture): ShownSite {
  const documents = shownDocuments(base, values)
  const parsed = parseSite(documents, { find, retired: base.retired })
  if ('site' in parsed) return { site: parsed.site, base, values, leftOut: [], find }
  const known = [...values].filter(([document]) => base.documents.has(document))
  const own = known.flatMap(([document, value]) =>
    differingFields(shippedOf(base, document), value).map((field) => ({ document, field })),
  )
  const mistaken = own.filter(({ document, field }) =>
    parsed.mistakes.some((each) => each.document === document && fieldOf(each.path) === field),
  )
  const whole = mistaken.length === 0 && withoutMistaken(base, parsed.mistakes)
  if (whole) return siteWith(whole, values, find)
  const doubtful = mistaken.length > 0 ? mistaken : own
  if (doubtful.length === 0) throw new Error('The documents as shipped have mistakes.')
  const names = Map.groupBy(doubtful, ({ document }) => document)
  const fitting = known.map(([document, value]): [string, Fields] => {
    const fields = (names.get(document) ?? []).map(({ field }) => field)
    return [document, withFieldsOf(value, shippedOf(base, document), fields)]
  })
  const shown = siteWith(base, new Map(fitting), find)
  const leftOut = doubtful.filter(({ document, field }) =>
    Object.hasOwn(values.get(document) ?? {}, field),
  )
  return { ...shown, leftOut: [...leftOut, ...shown.leftOut] }
}

/** Without added documents that have mistakes, else with retired cabins; null if there are none. */
function withoutMistaken(base: SiteBase, mistakes: readonly Mistake[]): SiteBase | null {
  const { added, unpublished, retired } = base
  const mistaken = mistakes
    .map(({ document }) => document)
    .filter((name) => added.has(name) && !unpublished.has(name))
  if (mistaken.length > 0) return { ...base, unpublished: new Set([...unpublished, ...mistaken]) }
  return retired.size > 0 ? { ...base, retired: new Map() } : null
}

function fieldOf(path: string): string {
  return path.split('.', 1)[0] ?? ''
}

/** Names of the fields that are not the same in both. */
export function differingFields(one: Fields, other: Fields): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => !isDeepStrictEqual(one[name], other[name]))
}

/** The document with these fields of another; those that the other lacks are taken out. */
export function withFieldsOf(value: Fields, other: Fields, names: readonly string[]): Fields {
  const kept = Object.entries(value).filter(([name]) => !names.includes(name))
  const taken = Object.entries(other).filter(([name]) => names.includes(name))
  return Object.fromEntries([...kept, ...taken])
}
