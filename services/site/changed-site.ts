import { albumsPrefix, type FindPicture } from './albums.ts'
import { withChanges, type DocumentChanges } from './document-changes.ts'
import { withFormerNames, type SeenNames } from './former-names.ts'
import {
  cabinsPrefix,
  guidesPrefix,
  parseSite,
  type Mistake,
  type RawDocuments,
  type Retired,
} from './parse-site.ts'
import type { Site } from './site.ts'

/** The owner's changes by document. */
export type SiteChanges = ReadonlyMap<string, DocumentChanges>

/** A change that no longer fits what is shipped. */
export interface LeftOutChange {
  document: string
  field: string
}

/** What the owner's changes apply to. */
export interface SiteBase {
  /** As shipped, and what added cabins start with, with words in braces. */
  documents: RawDocuments
  retired: Retired
  /** What the owner has added, as `partIn` names it. */
  added: ReadonlySet<string>
  /** Those of them that guests have never seen. */
  unpublished: ReadonlySet<string>
  /** Names of cabins that were published, the present ones too. */
  seenNames: SeenNames
}

export interface ChangedSite {
  site: Site
  base: SiteBase
  /** Those that fit. */
  changes: SiteChanges
  leftOut: readonly LeftOutChange[]
  /** The pictures at the moment. */
  find: FindPicture
}

/** The documents with changes. Those to others are ignored, and cabins that were never published. */
export function changedDocuments(
  { documents, unpublished }: Pick<SiteBase, 'documents' | 'unpublished'>,
  changes: SiteChanges,
): RawDocuments {
  const shown = [...documents].filter(([name]) => !unpublished.has(partIn(name) ?? ''))
  return new Map(
    shown.map(([name, value]) => {
      const changed = changes.get(name)
      return [name, changed ? withChanges(value as Record<string, unknown>, changed) : value]
    }),
  )
}

/**
 * What can be added as a whole: a cabin by its id, which its document and its album have in their
 * names, and a guide page by its document's name.
 */
export function partIn(document: string): string | undefined {
  if (document.startsWith(guidesPrefix)) return document
  return [cabinsPrefix, albumsPrefix].flatMap((prefix) =>
    document.startsWith(prefix) ? [document.slice(prefix.length)] : [],
  )[0]
}

/** The same, with a cabin or guide page that has not been published. */
export function withPart(base: SiteBase, id: string | undefined): SiteBase {
  if (id === undefined || !base.unpublished.has(id)) return base
  return { ...base, unpublished: new Set([...base.unpublished].filter((each) => each !== id)) }
}

/**
 * The site with the owner's changes. What a new release no longer takes is left out, field by
 * field, so that the site always starts; at worst it is as shipped.
 */
export function siteWithChanges(
  base: SiteBase,
  changes: SiteChanges,
  find: FindPicture,
): ChangedSite {
  const documents = changedDocuments(base, changes)
  const parsed = parseSite(documents, { find, retired: base.retired })
  if ('site' in parsed) {
    const site = withFormerNames(parsed.site, base.seenNames, documents.get('facts'))
    return { site, base, changes, leftOut: [], find }
  }
  const { mistakes } = parsed
  const all = fieldsOf(changes)
  const mistaken = all.filter(({ document, field }) =>
    mistakes.some((each) => each.document === document && fieldOf(each.path) === field),
  )
  const whole = mistaken.length === 0 && withoutMistaken(base, mistakes)
  if (whole) return siteWithChanges(whole, changes, find)
  const doubtful = mistaken.length > 0 ? mistaken : all
  if (doubtful.length === 0) throw new Error('The documents as shipped have mistakes.')
  const fitting = siteWithChanges(base, without(changes, doubtful), find)
  return { ...fitting, leftOut: [...doubtful, ...fitting.leftOut] }
}

/** Without added parts that have mistakes, else with retired cabins; null if there are none. */
function withoutMistaken(base: SiteBase, mistakes: readonly Mistake[]): SiteBase | null {
  const { added, unpublished, retired } = base
  const mistaken = mistakes
    .map(({ document }) => partIn(document) ?? '')
    .filter((id) => added.has(id) && !unpublished.has(id))
  if (mistaken.length > 0) return { ...base, unpublished: new Set([...unpublished, ...mistaken]) }
  return retired.size > 0 ? { ...base, retired: new Map() } : null
}

function fieldOf(path: string): string {
  return path.split('.', 1)[0] ?? ''
}

function fieldsOf(changes: SiteChanges): LeftOutChange[] {
  return [...changes].flatMap(([document, fields]) =>
    Object.keys(fields).map((field) => ({ document, field })),
  )
}

function without(changes: SiteChanges, leftOut: readonly LeftOutChange[]): SiteChanges {
  const isLeftOut = (document: string, field: string) =>
    leftOut.some((each) => each.document === document && each.field === field)
  return new Map(
    [...changes].map(([document, fields]) => [
      document,
      Object.fromEntries(Object.entries(fields).filter(([field]) => !isLeftOut(document, field))),
    ]),
  )
}
