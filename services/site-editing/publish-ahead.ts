import { mergeEdits } from '#contracts/merged-edits.ts'
import type { Database } from '#store/database.ts'
import { deleteUnpublished, insertRevision, type StoredRevision } from '#store/site/revisions.ts'
import { changesBetween, withChanges, type DocumentChanges } from '../site/document-changes.ts'
import type { Revisions } from './document-revisions.ts'
import { originalOf, type EditingDeps } from './read-document.ts'
import { changesOf } from './site-source.ts'

type Fields = Record<string, unknown>

interface Publication {
  deps: EditingDeps
  document: string
  revisions: Revisions
  planned: StoredRevision
  /** What is to be published before the plan: the draft's changes, or an older revision's. */
  source: DocumentChanges
}

/**
 * What to publish now while a change is planned for later, and the plan on top of it. A draft began
 * with the plan's text, so only what was changed since is published.
 */
export async function aheadOfPlan(
  transaction: Database,
  { deps, document, revisions, planned, source }: Publication,
): Promise<{ changes: DocumentChanges; planned: StoredRevision }> {
  const original = await originalOf(transaction, deps.siteSource, document)
  const { draft, published } = revisions
  const edited = withChanges(original, source) as Fields
  const later = withChanges(original, changesOf(planned)) as Fields
  const shown = withChanges(original, published ? changesOf(published) : {}) as Fields
  const now = draft ? mergeEdits({ before: later, mine: edited, theirs: shown }) : edited
  const then = draft ? edited : mergeEdits({ before: shown, mine: later, theirs: edited })
  const changes = JSON.stringify(changesBetween(original, then))
  return { changes: changesBetween(original, now), planned: { ...planned, changes } }
}

/** Published revisions and plans are never rewritten: the plan is a new row. */
export async function insertPlanAgain(
  transaction: Database,
  { planned, draft }: { planned: StoredRevision; draft: StoredRevision | null },
): Promise<void> {
  const { id, createdAt, ...plan } = planned
  await deleteUnpublished(transaction, id)
  if (draft) await deleteUnpublished(transaction, draft.id)
  await insertRevision(transaction, { ...plan, createdAt: Temporal.Instant.from(createdAt) })
}
