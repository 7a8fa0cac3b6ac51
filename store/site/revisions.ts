import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { takeLock } from '../locks.ts'
import { instantToText, newId } from '../values.ts'
import type { SiteRevisionsTable } from './tables.ts'

/**
 * One document as a whole: a draft without `publishAt` and `publishedAt`, planned with the first,
 * published with the second. The newest published one is shown.
 */
export type StoredRevision = Selectable<SiteRevisionsTable>

export type NewRevision = Pick<StoredRevision, 'document' | 'value' | 'author'> &
  Partial<Pick<StoredRevision, 'note' | 'publishAt' | 'publishedAt'>> & {
    createdAt: Temporal.Instant
  }

export type RevisionState = 'draft' | 'planned' | 'published'

/** One editor at a time, on all servers, until the transaction ends. */
export async function lockSite(transaction: Database): Promise<void> {
  await takeLock(transaction, 'editing the site')
}

export async function insertRevision(
  database: Database,
  { createdAt, ...revision }: NewRevision,
): Promise<StoredRevision> {
  return database
    .insertInto('siteRevisions')
    .values({
      note: '',
      publishAt: null,
      publishedAt: null,
      ...revision,
      id: newId(),
      createdAt: instantToText(createdAt),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findRevision(database: Database, id: string): Promise<StoredRevision | null> {
  const query = database.selectFrom('siteRevisions').selectAll().where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

/** The draft, the planned one, or the newest published one of a document. */
export async function revisionOf(
  database: Database,
  document: string,
  state: RevisionState,
): Promise<StoredRevision | null> {
  const query = inState(database, state).where('document', '=', document)
  return (await query.limit(1).executeTakeFirst()) ?? null
}

/** Newest first. */
export function inState(database: Database, state: RevisionState) {
  return database
    .selectFrom('siteRevisions')
    .selectAll()
    .where('publishedAt', state === 'published' ? 'is not' : 'is', null)
    .$if(state !== 'published', (query) =>
      query.where('publishAt', state === 'planned' ? 'is not' : 'is', null),
    )
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
}

/** Whether it is a draft that could not be published at its planned time. */
export function isRefused({ publishAt, publishedAt, note }: StoredRevision): boolean {
  return publishAt === null && publishedAt === null && note !== ''
}

/** Drafts and planned ones of all documents. */
export async function unpublishedRevisions(database: Database): Promise<StoredRevision[]> {
  return database
    .selectFrom('siteRevisions')
    .selectAll()
    .where('publishedAt', 'is', null)
    .orderBy('id')
    .execute()
}

/** What is published stays. Returns false if there was no such unpublished revision. */
export async function deleteUnpublished(database: Database, id: string): Promise<boolean> {
  const result = await database
    .deleteFrom('siteRevisions')
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** All of these documents, published ones too. */
export async function deleteRevisions(
  database: Database,
  documents: readonly string[],
): Promise<void> {
  await database.deleteFrom('siteRevisions').where('document', 'in', documents).execute()
}

/** All documents that have revisions and begin like one of these, and whether any was published. */
export async function documentsBelow(
  database: Database,
  prefixes: readonly string[],
): Promise<{ document: string; isPublished: boolean }[]> {
  const rows = await database
    .selectFrom('siteRevisions')
    .select(['document', (eb) => eb.fn.count('publishedAt').as('published')])
    .where((eb) => eb.or(prefixes.map((prefix) => eb('document', 'like', `${prefix}%`))))
    .groupBy('document')
    .orderBy('document')
    .execute()
  return rows.map(({ document, published }) => ({ document, isPublished: Number(published) > 0 }))
}
