import { unpublishedRevisions } from '#store/site/revisions.ts'
import type { Dependencies } from '../dependencies.ts'
import { parseSite } from '../site/parse-site.ts'
import { shownDocuments, siteWith } from '../site/shown-site.ts'
import type { Site } from '../site/site.ts'
import { publishedSite, valuesOf } from './site-source.ts'

/**
 * The site with everybody's drafts and what is planned, each text marked with where it stands. They
 * are left out field by field where they have mistakes.
 */
export async function editedSite({
  db,
  siteSource,
}: Pick<Dependencies, 'db' | 'siteSource'>): Promise<Site> {
  const { base, values: published, find } = await publishedSite(db, siteSource)
  const unpublished = await unpublishedRevisions(db)
  // A draft beside a planned change contains it.
  const drafts = unpublished.toSorted((a, b) => +(a.publishAt === null) - +(b.publishAt === null))
  const { site, values } = siteWith(base, new Map([...published, ...valuesOf(drafts)]), find)
  const marked = parseSite(shownDocuments(base, values), {
    find,
    retired: base.retired,
    isMarked: true,
  })
  return 'site' in marked ? { ...marked.site, closures: site.closures } : site
}
