import type { Preview } from '#contracts/site-editing.ts'
import { previewParameter } from '#contracts/addresses.ts'
import { siteEditingLimits } from '#contracts/site-revisions.ts'
import { allowPreview, findPreviewed, findRevision } from '#store/site/revisions.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing } from '../errors.ts'
import { proposedSite } from '../site/shown-site.ts'
import type { Site } from '../site/site.ts'
import { hashToken, newToken } from '../tokens.ts'
import { pageOfDocument } from './document-pages.ts'
import { publishedSite, readBase, valueOf } from './site-source.ts'

type Deps = Pick<Dependencies, 'db' | 'clock' | 'siteSource'>

/**
 * A new link that shows an unpublished revision to anyone who has it; earlier links to it end. Throws
 * `NotFoundError` if there is no such revision, or no page that shows it.
 */
export async function makePreview(
  { db, clock, site, origin, siteSource }: Deps & Pick<Dependencies, 'site' | 'origin'>,
  id: string,
): Promise<Preview> {
  const revision = await findRevision(db, id)
  if (!revision || revision.publishedAt !== null) throw missing('draft')
  const page = pageOfDocument(site, await readBase(db, siteSource), revision.document)
  if (page === null) throw missing('page')
  const token = newToken()
  const until = clock.now().add({ hours: siteEditingLimits.previewHours })
  await allowPreview(db, id, { hash: hashToken(token), until })
  return {
    url: `${origin}${page}?${previewParameter}=${token}`,
    until: until.toString({ smallestUnit: 'millisecond' }),
  }
}

/** The site as a preview's link shows it; null if it has expired, or the draft has mistakes. */
export async function previewedSite(
  { db, clock, siteSource }: Deps,
  token: string,
): Promise<Site | null> {
  const revision = await findPreviewed(db, hashToken(token), clock.now())
  if (!revision) return null
  const published = await publishedSite(db, siteSource)
  const value = valueOf(revision)
  if (!value || !published.base.documents.has(revision.document)) return null
  const parsed = proposedSite(published, revision.document, value)
  return 'site' in parsed ? parsed.site : null
}
