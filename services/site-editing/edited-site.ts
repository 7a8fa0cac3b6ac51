import { unpublishedRevisions } from '#store/site/revisions.ts'
import type { Dependencies } from '../dependencies.ts'
import { parseSite } from '../site/parse-site.ts'
import { shownDocuments, siteWith } from '../site/shown-site.ts'
import type { Site } from '../site/site.ts'
import { publishedSite, valuesOf } from './site-source.ts'

/**
 * The site with everybody's drafts and what is planned, also of pages that guests have never seen,
 * on demand with each text marked with where it stands. They are left out field by field where they have
 * mistakes.
 */
export async function editedSite(
  { db, siteSource }: Pick<Dependencies, 'db' | 'siteSource'>,
  isMarked: boolean,
): Promise<Site> {
  const shown = await publishedSite(db, siteSource)
  const unpublished = await unpublishedRevisions(db)
  // A draft beside a planned change contains it.
  const drafts = unpublished.toSorted((a, b) => +(a.publishAt === null) - +(b.publishAt === null))
  const all = new Map([...shown.values, ...valuesOf(drafts)])
  const { site, base, values, find } = siteWith(
    { ...shown.base, unpublished: new Set() },
    all,
    shown.find,
  )
  if (!isMarked) return site
  const marked = parseSite(shownDocuments(base, values), {
    find,
    retired: base.retired,
    isMarked: true,
  })
  return 'site' in marked ? { ...marked.site, closures: site.closures } : site
}
