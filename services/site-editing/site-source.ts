import type { Albums } from '#contracts/pictures.ts'
import { allClosures } from '#store/closures/closures.ts'
import type { Database } from '#store/database.ts'
import { shownRevisions } from '#store/site/publications.ts'
import { pictureFinder } from '../pictures/find-picture.ts'
import { sharedRun } from '../other-processes.ts'
import { siteWithChanges, type ChangedSite, type SiteChanges } from '../site/changed-site.ts'
import type { DocumentChanges } from '../site/document-changes.ts'
import { albumDocuments } from '../site/albums.ts'
import { createLiveSite } from '../site/live-site.ts'
import type { RawDocuments } from '../site/parse-site.ts'
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
    const find = changes.size > 0 ? await pictureFinder(db, albums) : () => undefined
    const changed = changes.size > 0 ? siteWithChanges(shipped, changes, find).site : first
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
  return siteWithChanges(shipped, await publishedChanges(db), await pictureFinder(db, albums))
}

export function changesOf({ changes }: { changes: string }): DocumentChanges {
  return JSON.parse(changes) as DocumentChanges
}
