import type { EditedDocument } from '#contracts/site-editing.ts'
import { inTransaction } from '#store/database.ts'
import { deleteUnpublished, findRevision, insertRevision, lockSite } from '#store/site/revisions.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing } from '../errors.ts'
import { partIn } from '../site/changed-site.ts'
import { changesBetween } from '../site/document-changes.ts'
import { assertSeen } from './edit-guards.ts'
import { editableChanges } from './own-fields.ts'
import { originalOf, readDocument, type EditingDeps } from './read-document.ts'
import { revisionsOf } from './document-revisions.ts'
import { readBase } from './site-source.ts'

type Deps = EditingDeps & Pick<Dependencies, 'clock'>

/** Who edits, and the revision they have before them (`If-Match`). */
export interface Editor {
  author: string
  seen: string
}

/**
 * Saves what the editor has as the document's draft; as it is planned or published, there is none. Throws
 * `NotFoundError`, and `ChangedMeanwhileError` if someone else was faster.
 */
export async function saveDraft(
  deps: Deps,
  document: string,
  { value, author, seen }: Editor & { value: Record<string, unknown> },
): Promise<EditedDocument> {
  const { db, clock, siteSource } = deps
  const base = await readBase(db, siteSource)
  const original = await originalOf(db, siteSource, document)
  const between = changesBetween(original, { ...original, ...value })
  const taken = Object.keys(original).filter((name) => !Object.hasOwn(value, name))
  const unset = Object.fromEntries(taken.map((name) => [name, { unset: true } as const]))
  const changes = JSON.stringify(editableChanges(document, { ...between, ...unset }))
  // A part that was never published is a draft even as it started.
  const asItStarts = base.unpublished.has(partIn(document) ?? '') ? null : '{}'
  await inTransaction(db, async (transaction) => {
    await lockSite(transaction)
    const revisions = await revisionsOf(transaction, document)
    assertSeen(revisions, seen)
    const { draft, planned, published } = revisions
    if (draft) await deleteUnpublished(transaction, draft.id)
    if (changes === ((planned ?? published)?.changes ?? asItStarts)) return
    const { previewHash = null, previewUntil = null, note = '' } = draft ?? {}
    const kept = { previewHash, previewUntil, note }
    const createdAt = clock.now()
    await insertRevision(transaction, { document, changes, author, createdAt, ...kept })
  })
  return readDocument(deps, document)
}

/** Discards a draft, or withdraws a planned publication. Throws `NotFoundError`. */
export async function discardRevision(
  deps: EditingDeps,
  document: string,
  id: string,
): Promise<EditedDocument> {
  await originalOf(deps.db, deps.siteSource, document)
  await inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    const revision = await findRevision(transaction, id)
    const isGone = revision?.document !== document || !(await deleteUnpublished(transaction, id))
    if (isGone) throw missing('draft')
  })
  return readDocument(deps, document)
}
