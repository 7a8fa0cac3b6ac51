import { asShipped } from '#contracts/site-revisions.ts'
import type { Database } from '#store/database.ts'
import { revisionOf, type StoredRevision } from '#store/site/revisions.ts'

/** A document's draft, planned and published revision. */
export interface Revisions {
  draft: StoredRevision | null
  planned: StoredRevision | null
  published: StoredRevision | null
}

export async function revisionsOf(db: Database, document: string): Promise<Revisions> {
  return {
    draft: await revisionOf(db, document, 'draft'),
    planned: await revisionOf(db, document, 'planned'),
    published: await revisionOf(db, document, 'published'),
  }
}

/**
 * What an editor goes on from; null for the document as shipped. A draft replaces all that is published
 * before it, so one begun while a change is planned has to contain that change.
 */
export function editedOf({ draft, planned, published }: Revisions): StoredRevision | null {
  return draft ?? planned ?? published
}

/** For `If-Match`: what an editor has before them. */
export function editedRevision(revisions: Revisions): string {
  return editedOf(revisions)?.id ?? asShipped
}

/** Fields are named, so that hashes stay here. */
export function presentStates({ draft, planned, published }: Revisions) {
  return {
    draft: draft && { ...written(draft), refusal: draft.note },
    planned: planned && {
      ...written(planned),
      note: planned.note,
      publishAt: planned.publishAt ?? '',
    },
    published: published && {
      ...written(published),
      note: published.note,
      publishedAt: published.publishedAt ?? '',
    },
  }
}

function written({ id, author, createdAt }: StoredRevision) {
  return { id, author, createdAt }
}
