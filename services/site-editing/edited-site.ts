import { unpublishedRevisions } from '#store/site/revisions.ts'
import type { Dependencies } from '../dependencies.ts'
import { changedDocuments, siteWithChanges } from '../site/changed-site.ts'
import { parseSite } from '../site/parse-site.ts'
import type { Site } from '../site/site.ts'
import { changesOf, publishedSite } from './site-source.ts'

/**
 * The site with everybody's drafts and what is planned, each text marked with where it stands. They
 * are left out field by field where they have mistakes.
 */
export async function editedSite({
  db,
  siteSource,
}: Pick<Dependencies, 'db' | 'siteSource'>): Promise<Site> {
  const { base, changes: published, find } = await publishedSite(db, siteSource)
  const unpublished = await unpublishedRevisions(db)
  // A draft beside a planned change contains it.
  const drafts = unpublished.toSorted((a, b) => +(a.publishAt === null) - +(b.publishAt === null))
  const drafted = drafts.map((draft) => [draft.document, changesOf(draft)] as const)
  const { site, changes } = siteWithChanges(base, new Map([...published, ...drafted]), find)
  const marked = parseSite(changedDocuments(base, changes), {
    find,
    retired: base.retired,
    isMarked: true,
  })
  return 'site' in marked ? { ...marked.site, closures: site.closures } : site
}
