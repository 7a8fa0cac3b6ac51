import { startingGuide } from '#content/admin-guides.ts'
import type { NewGuide } from '#contracts/site-editing.ts'
import { inTransaction } from '#store/database.ts'
import { deleteRevisions, insertRevision, lockSite } from '#store/site/revisions.ts'
import type { Change } from '#store/values.ts'
import { ConflictError, missing } from '../errors.ts'
import { albumsPrefix } from '../site/albums.ts'
import { guidesPrefix } from '../site/parse-site.ts'
import { freeId } from './free-id.ts'
import type { EditingDeps } from './read-document.ts'
import { readBase } from './site-source.ts'

/**
 * A new guide page, as a draft: guests see it once that is published. Resolves to the name of its
 * document.
 */
export async function addGuide(
  { db, site, siteSource }: EditingDeps,
  { title }: NewGuide,
  { by, at }: Change,
): Promise<string> {
  const order = Math.max(0, ...site.guides.map((guide) => guide.order ?? 0)) + 1
  const value = JSON.stringify({ order, ...startingGuide(title) })
  return inTransaction(db, async (transaction) => {
    await lockSite(transaction)
    const { documents } = await readBase(transaction, siteSource)
    const document = guidesPrefix + freeId(documents, title, 'guide')
    await insertRevision(transaction, { document, value, author: by, createdAt: at })
    return document
  })
}

/**
 * Takes back a guide page that guests have never seen; its pictures are removed as unused. Throws
 * `NotFoundError` and `ConflictError`.
 */
export async function deleteUnpublishedGuide(
  { db, siteSource }: EditingDeps,
  id: string,
): Promise<void> {
  const document = guidesPrefix + id
  await inTransaction(db, async (transaction) => {
    await lockSite(transaction)
    const { added, unpublished } = await readBase(transaction, siteSource)
    if (!added.has(document)) throw missing('guide')
    if (!unpublished.has(document)) {
      throw new ConflictError('Guests have seen this page. You can hide it instead.')
    }
    await deleteRevisions(transaction, [document, albumsPrefix + id])
  })
}
