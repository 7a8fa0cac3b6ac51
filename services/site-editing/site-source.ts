import { guideIdIn } from '#contracts/guides.ts'
import type { Albums } from '#contracts/pictures.ts'
import { allAddedCabins, type AddedCabin } from '#store/cabins/added-cabins.ts'
import { allRetiredCabins } from '#store/cabins/retired-cabins.ts'
import { allClosures } from '#store/closures/closures.ts'
import type { Database } from '#store/database.ts'
import { publishedInOrder, shownRevisions } from '#store/site/publications.ts'
import { documentsBelow } from '#store/site/revisions.ts'
import { pictureFinder } from '../pictures/find-picture.ts'
import { sharedRun } from '../other-processes.ts'
import {
  siteWithChanges,
  type ChangedSite,
  type SiteBase,
  type SiteChanges,
} from '../site/changed-site.ts'
import { RuleError } from '../errors.ts'
import { readChanges, type DocumentChanges } from '../site/document-changes.ts'
import { albumDocuments, albumsPrefix } from '../site/albums.ts'
import { seenNames } from '../site/former-names.ts'
import { createLiveSite } from '../site/live-site.ts'
import { cabinsPrefix, guidesPrefix, type RawDocuments } from '../site/parse-site.ts'
import type { Site } from '../site/site.ts'

/** The documents as shipped, and the site that everybody sees. */
export interface SiteSource {
  /** As shipped, with words in braces. */
  shipped: RawDocuments
  /** The pictures as shipped. */
  albums: Albums
  /** From the start of the call on, everybody sees what is published by then. */
  refresh: () => Promise<void>
  /** Runs the work, and what it waits for, with another version of the site. */
  preview: <Result>(version: Site, work: () => Result) => Result
}

/** The live site of this process. Call `refresh` before the first guest arrives. */
export function createSiteSource(
  db: Database,
  { site: first, written }: { site: Site; written: RawDocuments },
  albums: Albums = new Map(),
): SiteSource & { site: Site } {
  const shipped = new Map([...written, ...(albums.size > 0 ? albumDocuments(albums, first) : [])])
  const { site, show, preview } = createLiveSite(first)
  // One at a time, so that an older reading never replaces a newer one.
  const refresh = sharedRun(async () => {
    const changes = await publishedChanges(db)
    const base = await readBase(db, { shipped })
    const isChanged = changes.size + base.retired.size > 0
    const find = isChanged ? await pictureFinder(db, albums) : () => undefined
    const { site: changed } = isChanged ? siteWithChanges(base, changes, find) : { site: first }
    show({ ...changed, closures: await allClosures(db) })
  })
  return { site, shipped, albums, preview, refresh }
}

/** What is published, by document. */
export async function publishedChanges(db: Database): Promise<SiteChanges> {
  const revisions = await shownRevisions(db)
  return new Map(revisions.map((each) => [each.document, changesOf(each)]))
}

/** The published site, and which changes it leaves out. */
export async function publishedSite(
  db: Database,
  { shipped, albums }: Pick<SiteSource, 'shipped' | 'albums'>,
): Promise<ChangedSite> {
  const base = await readBase(db, { shipped })
  return siteWithChanges(base, await publishedChanges(db), await pictureFinder(db, albums))
}

/**
 * What the owner's changes apply to, with the cabins and guide pages that the owner has added, and the
 * cabins that are retired.
 */
export async function readBase(
  db: Database,
  { shipped }: Pick<SiteSource, 'shipped'>,
): Promise<SiteBase> {
  const added = await allAddedCabins(db)
  const retired = await allRetiredCabins(db)
  const guides = (await documentsBelow(db, guidesPrefix)).filter((name) => !shipped.has(name))
  const published = added.length + guides.length > 0 ? await shownRevisions(db) : []
  const isPublished = (id: string) =>
    published.some(
      ({ document }) => document === (id.startsWith(guidesPrefix) ? id : cabinsPrefix + id),
    )
  const ids = [...added.map(({ id }) => id), ...guides]
  const documents = new Map([
    ...shipped,
    ...added.flatMap(documentsOf),
    ...guides.flatMap(startOfGuide),
  ])
  return {
    documents,
    retired: new Map([...retired].map(([id, { redirectTo }]) => [id, redirectTo])),
    added: new Set(ids),
    unpublished: new Set(ids.filter((id) => !isPublished(id))),
    seenNames: seenNames({ shipped, documents }, await publishedOfCabins(db, documents)),
  }
}

async function publishedOfCabins(db: Database, documents: RawDocuments) {
  const names = [...documents.keys()].filter((name) => name.startsWith(cabinsPrefix))
  const published = await publishedInOrder(db, names)
  return published.map((each) => ({ document: each.document, changes: changesOf(each) }))
}

/** Its pictures come later. */
function documentsOf({ id, document }: AddedCabin): [string, unknown][] {
  return [
    [cabinsPrefix + id, document],
    [albumsPrefix + id, { pictures: [] }],
  ]
}

/** All of it is in the changes to it. */
function startOfGuide(document: string): [string, unknown][] {
  return [
    [document, {}],
    [albumsPrefix + guideIdIn(document), { pictures: [] }],
  ]
}

/** None if they cannot be read: a broken draft must not stop the site or its editor. */
export function changesOf({ changes }: { changes: string }): DocumentChanges {
  return readChanges(changes) ?? {}
}

/** Throws `RuleError` if they cannot be read. */
export function changesToPublish({ changes }: { changes: string }): DocumentChanges {
  const read = readChanges(changes)
  if (!read) throw new RuleError(unreadableDraft, { '': unreadableDraft })
  return read
}

export const unreadableDraft = 'This draft cannot be read. Please discard it.'
