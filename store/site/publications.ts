import type { Database } from '../database.ts'
import { cursorId, cursorInstant, cursorsOf, pageOf, type PageRequest } from '../pages.ts'
import { instantToText } from '../values.ts'
import { inState, type StoredRevision } from './revisions.ts'

const cursors = cursorsOf({ publishedAt: cursorInstant, id: cursorId })

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

/** Everything that was published of documents that begin like this, the oldest first. */
export async function publishedInOrder(
  database: Database,
  prefix: string,
): Promise<Pick<StoredRevision, 'document' | 'value'>[]> {
  return database
    .selectFrom('siteRevisions')
    .select(['document', 'value'])
    .where('publishedAt', 'is not', null)
    .where('document', 'like', `${prefix}%`)
    .orderBy('publishedAt')
    .orderBy('id')
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

/**
 * Publishes or plans an unpublished revision, or makes it a draft again. Why a draft was not published at
 * its time is its note until it is published or planned again.
 */
export async function updateUnpublished(
  database: Database,
  id: string,
  change: Partial<Pick<StoredRevision, 'note' | 'publishAt' | 'publishedAt'>>,
): Promise<void> {
  await database
    .updateTable('siteRevisions')
    .set(change)
    .where('id', '=', id)
    .where('publishedAt', 'is', null)
    .execute()
}
