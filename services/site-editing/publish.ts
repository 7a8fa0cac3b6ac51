import type { EditedDocument, Publication } from '#contracts/site-editing.ts'
import { asShipped } from '#contracts/site-revisions.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { updateUnpublished } from '#store/site/publications.ts'
import {
  deleteUnpublished,
  findRevision,
  insertRevision,
  lockSite,
  type StoredRevision,
} from '#store/site/revisions.ts'
import { instantToText, textToInstant } from '#store/values.ts'
import { countUp } from '#store/versions.ts'
import type { Topic } from '../changes.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, missing } from '../errors.ts'
import {
  differingFields,
  editable,
  shippedOf,
  withFieldsOf,
  type Fields,
  type ShownSite,
} from '../site/shown-site.ts'
import { assertSeen, type Editor } from './drafts.ts'
import {
  assertKnown,
  readDocument,
  revisionsOf,
  type EditingDeps,
  type Revisions,
} from './read-document.ts'
import { topicsOf } from './shown-topics.ts'
import { publishedSite, valueOf, valueToPublish } from './site-source.ts'

export type PublishDeps = EditingDeps & Pick<Dependencies, 'clock' | 'changes'>

/**
 * Publishes the draft, now or at a time, or goes back to an older revision. The next request on
 * every server shows it; a change that is planned stays planned, on top of it. Throws `NotFoundError`,
 * `ConflictError` if someone else was faster or a second change is to be planned, and `RuleError` with
 * what has to be fixed.
 */
export async function publish(
  deps: PublishDeps,
  document: string,
  { publication, ...editor }: Editor & { publication: Publication },
): Promise<EditedDocument> {
  const topics = await inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    const shown = await publishedSite(transaction, deps.siteSource)
    assertKnown(shown.base, document)
    const revisions = await revisionsOf(transaction, document)
    assertSeen(revisions, editor.seen)
    return publishIn(transaction, { deps, shown, document, revisions, editor, publication })
  })
  await announce(deps, topics)
  return readDocument(deps, document)
}

interface Publishing {
  deps: PublishDeps
  shown: ShownSite
  document: string
  revisions: Revisions
  editor: Editor
  publication: Publication
}

async function publishIn(transaction: Database, publishing: Publishing): Promise<Topic[]> {
  const { deps, shown, document, revisions, publication } = publishing
  const { revision: id, note } = publication
  const { draft, planned } = revisions
  const isWaiting = id === draft?.id || id === planned?.id
  assertPublishable(id, revisions)
  const value = await valueToGoTo(transaction, publishing)
  const later = isWaiting || planned ? laterTime(publishing) : null
  if (planned && later) throw new ConflictError(alreadyPlanned)
  if (planned && id !== planned.id) {
    return publishAhead(transaction, { ...publishing, planned, value })
  }
  const topics = topicsOf(shown, document, value)
  if (later) {
    await updateUnpublished(transaction, id, { publishAt: instantToText(later), note })
    return []
  }
  const publishedAt = instantToText(deps.clock.now())
  if (isWaiting) await updateUnpublished(transaction, id, { publishedAt, note })
  else await insertPublished(transaction, publishing, value)
  await countUp(transaction, topics)
  return topics
}

function assertPublishable(id: string, { draft, planned, published }: Revisions): void {
  // Of several publications at once one succeeds: its revision is the others' `If-Match` still.
  if (id === published?.id) throw new ConflictError('This has just been published.')
  if (draft && id !== draft.id && id !== planned?.id) {
    throw new ConflictError('There is a draft of this. Publish or discard it first.')
  }
}

/** The later of two would contain the earlier one. */
const alreadyPlanned =
  'Another change to this is already planned. Publish or withdraw that one first, or publish this one now.'

/**
 * Publishes now what is urgent; the planned change follows on top of it. A draft began with the plan's
 * text, so of a draft only the fields that were changed since are published.
 */
async function publishAhead(
  transaction: Database,
  publishing: Publishing & { planned: StoredRevision; value: Fields },
): Promise<Topic[]> {
  const { shown, document, revisions, planned, value } = publishing
  const before = shown.values.get(document) ?? editable(document, shippedOf(shown.base, document))
  const plan = valueOf(planned) ?? before
  const inPlan = differingFields(before, plan)
  const since = differingFields(plan, value)
  const { draft } = revisions
  if (draft && since.some((name) => inPlan.includes(name))) {
    throw new ConflictError(
      'The planned change is in the same part. Publish or withdraw that one first.',
    )
  }
  const now = draft ? withFieldsOf(before, value, since) : value
  const topics = topicsOf(shown, document, now)
  // Published revisions and plans are never rewritten: the plan is a new row.
  const { id, createdAt, ...rest } = planned
  await deleteUnpublished(transaction, id)
  if (draft) await deleteUnpublished(transaction, draft.id)
  await insertRevision(transaction, {
    ...rest,
    value: JSON.stringify(draft ? value : withFieldsOf(value, plan, inPlan)),
    createdAt: textToInstant(createdAt),
  })
  await insertPublished(transaction, publishing, now)
  await countUp(transaction, topics)
  return topics
}

/** Null if it is to be published now. */
function laterTime({ deps, publication: { publishAt } }: Publishing): Temporal.Instant | null {
  const time = publishAt === null ? null : Temporal.Instant.from(publishAt)
  return time && Temporal.Instant.compare(time, deps.clock.now()) > 0 ? time : null
}

/** That of the revision to publish; without one, the document as shipped. */
async function valueToGoTo(
  db: Database,
  { shown, document, publication: { revision: id } }: Publishing,
): Promise<Fields> {
  if (id === asShipped) return editable(document, shippedOf(shown.base, document))
  const revision = await findRevision(db, id)
  if (revision?.document !== document) throw missing('revision')
  return valueToPublish(revision)
}

async function insertPublished(
  transaction: Database,
  { deps, document, editor, publication }: Publishing,
  value: Fields,
): Promise<void> {
  const at = deps.clock.now()
  await insertRevision(transaction, {
    document,
    value: JSON.stringify(value),
    author: editor.author,
    note: publication.note,
    createdAt: at,
    publishedAt: instantToText(at),
  })
}

/** Call it after the commit: once it returns, no request is answered with the old state. */
export async function announce(
  { siteSource, changes }: PublishDeps,
  topics: Topic[],
): Promise<void> {
  await siteSource.refresh()
  for (const topic of topics) changes.announce(topic)
}
