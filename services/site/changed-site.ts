import type { FindPicture } from './albums.ts'
import { withChanges, type DocumentChanges } from './document-changes.ts'
import { parseSite, type RawDocuments } from './parse-site.ts'
import type { Site } from './site.ts'

/** The owner's changes by document. */
export type SiteChanges = ReadonlyMap<string, DocumentChanges>

/** A change that no longer fits what is shipped. */
export interface LeftOutChange {
  document: string
  field: string
}

export interface ChangedSite {
  site: Site
  /** Those that fit. */
  changes: SiteChanges
  leftOut: readonly LeftOutChange[]
  /** The pictures at the moment. */
  find: FindPicture
}

/** The documents as shipped, with changes. Those to documents that are not shipped are ignored. */
export function changedDocuments(shipped: RawDocuments, changes: SiteChanges): RawDocuments {
  return new Map(
    [...shipped].map(([name, value]) => {
      const changed = changes.get(name)
      return [name, changed ? withChanges(value as Record<string, unknown>, changed) : value]
    }),
  )
}

/**
 * The site with the owner's changes. What a new release no longer takes is left out, field by
 * field, so that the site always starts; at worst it is as shipped.
 */
export function siteWithChanges(
  shipped: RawDocuments,
  changes: SiteChanges,
  find: FindPicture,
): ChangedSite {
  const parsed = parseSite(changedDocuments(shipped, changes), find)
  if ('site' in parsed) return { site: parsed.site, changes, leftOut: [], find }
  const all = fieldsOf(changes)
  const mistaken = all.filter(({ document, field }) =>
    parsed.mistakes.some((each) => each.document === document && fieldOf(each.path) === field),
  )
  const doubtful = mistaken.length > 0 ? mistaken : all
  if (doubtful.length === 0) throw new Error('The documents as shipped have mistakes.')
  const fitting = siteWithChanges(shipped, without(changes, doubtful), find)
  return { ...fitting, leftOut: [...doubtful, ...fitting.leftOut] }
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
