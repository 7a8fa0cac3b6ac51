import { sql, type Selectable } from 'kysely'
import { isSqlite, type Database } from '../database.ts'
import { cursorId, cursorInstant, cursorsOf, pageOf, type PageRequest } from '../pages.ts'
import type { SiteRevisionsTable } from '../tables.ts'
import { instantToText, newId } from '../values.ts'

/**
 * Changes to one document: a draft without `publishAt` and `publishedAt`, planned with the first,
 * published with the second. The newest published one is shown.
 */
export type StoredRevision = Selectable<SiteRevisionsTable>

export type NewRevision = Pick<StoredRevision, 'document' | 'changes' | 'author'> &
  Partial<Pick<StoredRevision, 'note' | 'publishedAt' | 'previewHash' | 'previewUntil'>> & {
    createdAt: Temporal.Instant
  }

export type RevisionState = 'draft' | 'planned' | 'published'

const cursors = cursorsOf({ publishedAt: cursorInstant, id: cursorId })

/** One editor at a time, on all servers, until the transaction ends. */
export async function lockSite(transaction: Database): Promise<void> {
  // SQLite's transactions hold the only lock from their start.
  if (isSqlite(transaction)) return
  await sql`lock table site_revisions in share row exclusive mode`.execute(transaction)
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
      previewHash: null,
      previewUntil: null,
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

function inState(database: Database, state: RevisionState) {
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

/** Drafts and planned ones of all documents. */
export async function unpublishedRevisions(database: Database): Promise<StoredRevision[]> {
  return database
    .selectFrom('siteRevisions')
    .selectAll()
    .where('publishedAt', 'is', null)
    .orderBy('id')
    .execute()
}

/** What is shown: the newest published revision of each document. */
export async function shownRevisions(database: Database): Promise<StoredRevision[]> {
  return database
    .selectFrom('siteRevisions as shown')
    .selectAll()
    .where('publishedAt', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('siteRevisions as later')
            .select('later.id')
            .whereRef('later.document', '=', 'shown.document')
            .where('later.publishedAt', 'is not', null)
            .where((or) =>
              or.or([
                or('later.publishedAt', '>', or.ref('shown.publishedAt')),
                or.and([
                  or('later.publishedAt', '=', or.ref('shown.publishedAt')),
                  or('later.id', '>', or.ref('shown.id')),
                ]),
              ]),
            ),
        ),
      ),
    )
    .execute()
}

/** Planned revisions whose time has come, the earliest first. */
export async function dueRevisions(
  database: Database,
  now: Temporal.Instant,
): Promise<StoredRevision[]> {
  return inState(database, 'planned')
    .clearOrderBy()
    .where('publishAt', '<=', instantToText(now))
    .orderBy('publishAt')
    .orderBy('id')
    .execute()
}

/** Published revisions of a document, newest first. Throws `BadCursorError`. */
export async function publishedRevisions(
  database: Database,
  document: string,
  { limit, cursor }: PageRequest,
) {
  const start = cursor === undefined ? null : cursors.decode(cursor)
  const { rows, nextCursor } = await pageOf(
    limit,
    (most) => {
      const query = inState(database, 'published').where('document', '=', document).limit(most)
      if (!start) return query
      return query.where((eb) =>
        eb(eb.refTuple('publishedAt', 'id'), '<', eb.tuple(start.publishedAt, start.id)),
      )
    },
    ({ publishedAt, id }) => cursors.encode({ publishedAt: publishedAt ?? '', id }),
  )
  return { revisions: rows, nextCursor }
}

/** Returns false if it is gone or published already. */
export async function publishRevision(
  database: Database,
  id: string,
  { at, note }: { at: Temporal.Instant; note?: string },
): Promise<boolean> {
  const result = await database
    .updateTable('siteRevisions')
    .set({
      publishedAt: instantToText(at),
      previewHash: null,
      previewUntil: null,
      ...(note !== undefined && { note }),
    })
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function planRevision(
  database: Database,
  id: string,
  { at, note }: { at: Temporal.Instant; note: string },
): Promise<void> {
  await database
    .updateTable('siteRevisions')
    .set({ publishAt: instantToText(at), note })
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
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

/** Lets anyone who has the token see an unpublished revision until then. */
export async function allowPreview(
  database: Database,
  id: string,
  { hash, until }: { hash: string; until: Temporal.Instant },
): Promise<void> {
  await database
    .updateTable('siteRevisions')
    .set({ previewHash: hash, previewUntil: instantToText(until) })
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .execute()
}

export async function findPreviewed(
  database: Database,
  hash: string,
  now: Temporal.Instant,
): Promise<StoredRevision | null> {
  const row = await database
    .selectFrom('siteRevisions')
    .selectAll()
    .where('previewHash', '=', hash)
    .where('previewUntil', '>', instantToText(now))
    .executeTakeFirst()
  return row ?? null
}

/** Counts up the versions of what pages show, in the transaction that changes it. */
export async function countUp(database: Database, topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return
  await database
    .insertInto('topicVersions')
    .values(topics.toSorted().map((topic) => ({ topic, version: 1 })))
    .onConflict((conflict) =>
      conflict.column('topic').doUpdateSet({ version: sql`topic_versions.version + 1` }),
    )
    .execute()
}
