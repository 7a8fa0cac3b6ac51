import type { EditedDocument } from '#contracts/site-editing.ts'
import { asShipped } from '#contracts/site-revisions.ts'
import { inTransaction } from '#store/database.ts'
import { updateUnpublished } from '#store/site/publications.ts'
import { deleteUnpublished, findRevision, insertRevision, lockSite } from '#store/site/revisions.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, missing } from '../errors.ts'
import { differingFields, editable, shippedOf, type Fields } from '../site/shown-site.ts'
import {
  assertKnown,
  editedOf,
  readDocument,
  revisionsOf,
  type EditingDeps,
  type Revisions,
} from './read-document.ts'
import { readBase, valueOf } from './site-source.ts'

type Deps = EditingDeps & Pick<Dependencies, 'clock'>

/** Who edits, and the revision they have before them (`If-Match`). */
export interface Editor {
  author: string
  seen: string
}

/** Throws `ConflictError` unless the editor has seen the newest revision. */
export function assertSeen(revisions: Revisions, seen: string): void {
  const newest = editedOf(revisions)
  if ((newest?.id ?? asShipped) === seen) return
  const by = newest?.author ?? 'Someone else'
  throw new ConflictError(`${by} has changed this since you opened it. Nothing was overwritten.`)
}

/**
 * Saves what the editor has as the document's draft; as it is planned or published, there is none. Throws
 * `NotFoundError`, and `ConflictError` if someone else was faster.
 */
export async function saveDraft(
  deps: Deps,
  document: string,
  { value: typed, author, seen }: Editor & { value: Fields },
): Promise<EditedDocument> {
  const { db, clock, siteSource } = deps
  const value = editable(document, typed)
  await inTransaction(db, async (transaction) => {
    await lockSite(transaction)
    const base = await readBase(transaction, siteSource)
    assertKnown(base, document)
    const revisions = await revisionsOf(transaction, document)
    assertSeen(revisions, seen)
    const { draft, planned, published } = revisions
    if (draft) await deleteUnpublished(transaction, draft.id)
    const before = planned ?? published
    const shown = (before && valueOf(before)) ?? editable(document, shippedOf(base, document))
    if (differingFields(shown, value).length === 0) return
    await insertRevision(transaction, {
      document,
      value: JSON.stringify(value),
      author,
      createdAt: clock.now(),
      note: draft?.note ?? '',
    })
  })
  return readDocument(deps, document)
}

/**
 * Discards a draft, or withdraws a planned publication; one of a page that guests have never seen is a
 * draft again. Throws `NotFoundError`.
 */
export async function discardRevision(
  deps: EditingDeps,
  document: string,
  id: string,
): Promise<EditedDocument> {
  await inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    const base = await readBase(transaction, deps.siteSource)
    assertKnown(base, document)
    const { draft, planned } = await revisionsOf(transaction, document)
    const isLast = base.unpublished.has(document) && planned?.id === id && !draft
    if (isLast) return updateUnpublished(transaction, id, { publishAt: null, note: '' })
    const revision = await findRevision(transaction, id)
    const isGone = revision?.document !== document || !(await deleteUnpublished(transaction, id))
    if (isGone) throw missing('draft')
  })
  return readDocument(deps, document)
}
