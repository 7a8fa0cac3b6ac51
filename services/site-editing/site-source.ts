import type { Database } from '#store/database.ts'
import { shownRevisions } from '#store/site/revisions.ts'
import { sharedRun } from '../other-processes.ts'
import { siteWithChanges, type ChangedSite, type SiteChanges } from '../site/changed-site.ts'
import type { DocumentChanges } from '../site/document-changes.ts'
import { createLiveSite } from '../site/live-site.ts'
import type { RawDocuments } from '../site/parse-site.ts'
import type { Site } from '../site/site.ts'

/** The documents as shipped, and the site that everybody sees. */
export interface SiteSource {
  /** As shipped, with words in braces. */
  shipped: RawDocuments
  /** From the start of the call on, everybody sees what is published by then. */
  refresh: () => Promise<void>
  /** Runs the work, and what it waits for, with another version of the site. */
  preview: <Result>(version: Site, work: () => Result) => Result
}

/** The live site of this process. Call `refresh` before the first guest arrives. */
export function createSiteSource(
  db: Database,
  { site: first, written: shipped }: { site: Site; written: RawDocuments },
): SiteSource & { site: Site } {
  const { site, show, preview } = createLiveSite(first)
  // One at a time, so that an older reading never replaces a newer one.
  const refresh = sharedRun(async () => {
    const changes = await publishedChanges(db)
    show(changes.size > 0 ? siteWithChanges(shipped, changes).site : first)
  })
  return { site, shipped, preview, refresh }
}

/** What is published, by document. */
export async function publishedChanges(db: Database): Promise<SiteChanges> {
  const revisions = await shownRevisions(db)
  return new Map(revisions.map((each) => [each.document, changesOf(each)]))
}

/** The published site, and which changes it leaves out. */
export async function publishedSite(db: Database, shipped: RawDocuments): Promise<ChangedSite> {
  return siteWithChanges(shipped, await publishedChanges(db))
}

export function changesOf({ changes }: { changes: string }): DocumentChanges {
  return JSON.parse(changes) as DocumentChanges
}
