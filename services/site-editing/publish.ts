import type { EditedDocument, Publication } from '#contracts/site-editing.ts'
import { asShipped } from '#contracts/site-revisions.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { countUp } from '#store/versions.ts'
import { planRevision, publishRevision } from '#store/site/publications.ts'
import {
  findRevision,
  insertRevision,
  lockSite,
  type StoredRevision,
} from '#store/site/revisions.ts'
import { instantToText } from '#store/values.ts'
import type { Topic } from '../changes.ts'
import type { Dependencies } from '../dependencies.ts'
import { ConflictError, missing } from '../errors.ts'
import { albumsPrefix } from '../site/albums.ts'
import type { DocumentChanges } from '../site/document-changes.ts'
import { partIn, siteWithChanges, withPart } from '../site/changed-site.ts'
import { topicsBetween } from '../site/site-topics.ts'
import { rulesDocument, termsMistakes } from './contest-terms.ts'
import type { Editor } from './drafts.ts'
import { assertNothingPlanned, assertSeen, assertWithoutMistakes } from './edit-guards.ts'
import { mistakesIn, type Proposal } from './proposed-site.ts'
import { originalOf, readDocument, type EditingDeps } from './read-document.ts'
import { revisionsOf, type Revisions } from './document-revisions.ts'
import { changesToPublish, publishedSite } from './site-source.ts'
import { aheadOfPlan, insertPlanAgain } from './publish-ahead.ts'

export type PublishDeps = EditingDeps & Pick<Dependencies, 'clock' | 'changes'>

/**
 * Publishes the draft, now or at a time, or goes back to an older revision. The next request on
 * every server shows it; a change that is planned stays planned, on top of it. Throws `NotFoundError`,
 * `ChangedMeanwhileError`, `ConflictError` if a second change is to be planned, and `RuleError` with
 * what has to be fixed.
 */
export async function publish(
  deps: PublishDeps,
  document: string,
  { publication, ...editor }: Editor & { publication: Publication },
): Promise<EditedDocument> {
  await originalOf(deps.db, deps.siteSource, document)
  const topics = await inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    const revisions = await revisionsOf(transaction, document)
    assertSeen(revisions, editor.seen)
    return publishIn(transaction, { deps, document, revisions, editor, publication })
  })
  await announce(deps, topics)
  return readDocument(deps, document)
}

interface Publishing {
  deps: PublishDeps
  document: string
  revisions: Revisions
  editor: Editor
  publication: Publication
}

async function publishIn(transaction: Database, publishing: Publishing): Promise<Topic[]> {
  const { deps, document, revisions, publication } = publishing
  const { revision: id, note } = publication
  const { draft, planned, published } = revisions
  const isWaiting = id === draft?.id || id === planned?.id
  // Of several publications at once one succeeds: its revision is the others' `If-Match` still.
  if (id === published?.id) throw new ConflictError('This has just been published.')
  if (!isWaiting && draft) {
    throw new ConflictError('There is a draft of this. Publish or discard it first.')
  }
  const changes = changesToPublish(await sourceOf(transaction, document, id))
  if (planned && id !== planned.id) {
    return publishAhead(transaction, { ...publishing, planned, source: changes })
  }
  const topics = await changedTopics(transaction, deps, { document, changes })
  const at = deps.clock.now()
  const later = isWaiting ? laterTime(publishing) : null
  if (later) {
    assertNothingPlanned(revisions)
    await planRevision(transaction, id, { at: later, note })
    return []
  }
  if (isWaiting) await publishRevision(transaction, id, { at, note })
  else await insertPublished(transaction, { ...publishing, changes })
  await countUp(transaction, topics)
  return topics
}

/** Publishes now what is urgent; the planned change follows on top of it. */
async function publishAhead(
  transaction: Database,
  publishing: Publishing & { planned: StoredRevision; source: DocumentChanges },
): Promise<Topic[]> {
  const { deps, document, revisions } = publishing
  if (laterTime(publishing)) assertNothingPlanned(revisions)
  const { changes, planned } = await aheadOfPlan(transaction, publishing)
  const topics = await changedTopics(transaction, deps, { document, changes })
  await insertPlanAgain(transaction, { planned, draft: revisions.draft })
  await insertPublished(transaction, { ...publishing, changes })
  await countUp(transaction, topics)
  return topics
}

/** Null if it is to be published now. */
function laterTime({ deps, publication: { publishAt } }: Publishing): Temporal.Instant | null {
  const time = publishAt === null ? null : Temporal.Instant.from(publishAt)
  return time && Temporal.Instant.compare(time, deps.clock.now()) > 0 ? time : null
}

/** The revision to publish; without one, the document as shipped. */
async function sourceOf(
  db: Database,
  document: string,
  id: string,
): Promise<Pick<StoredRevision, 'changes'>> {
  if (id === asShipped) return { changes: '{}' }
  const revision = await findRevision(db, id)
  if (revision?.document !== document) throw missing('revision')
  return revision
}

async function insertPublished(
  transaction: Database,
  { deps, document, editor, publication, changes }: Publishing & { changes: DocumentChanges },
): Promise<void> {
  const at = deps.clock.now()
  await insertRevision(transaction, {
    document,
    changes: JSON.stringify(changes),
    author: editor.author,
    note: publication.note,
    createdAt: at,
    publishedAt: instantToText(at),
  })
}

/** What pages will show differently. Throws `RuleError` with what has to be fixed. */
export async function changedTopics(
  db: Database,
  { siteSource }: PublishDeps,
  proposal: Proposal,
): Promise<Topic[]> {
  const before = await publishedSite(db, siteSource)
  const { document, changes } = proposal
  assertWithoutMistakes(mistakesIn(before, proposal))
  // Pictures alone show no cabin.
  const base = document.startsWith(albumsPrefix)
    ? before.base
    : withPart(before.base, partIn(document))
  const { site } = siteWithChanges(
    base,
    new Map([...before.changes, [document, changes]]),
    before.find,
  )
  // A fact that the rules name may change without them.
  if (document === rulesDocument) assertWithoutMistakes(termsMistakes(before.site, site))
  return topicsBetween(before.site, site)
}

/** Call it after the commit: once it returns, no request is answered with the old state. */
export async function announce(
  { siteSource, changes }: PublishDeps,
  topics: Topic[],
): Promise<void> {
  await siteSource.refresh()
  for (const topic of topics) changes.announce(topic)
}
