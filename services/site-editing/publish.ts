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
import { noteChangedPages } from '../index-now/changed-pages.ts'
import { cabinsPrefix } from '../site/parse-site.ts'
import type { DocumentChanges } from '../site/document-changes.ts'
import { cabinIn, siteWithChanges, withCabin } from '../site/changed-site.ts'
import { pagesShowing } from '../site/shown-documents.ts'
import { topicsBetween } from '../site/site-topics.ts'
import { rulesDocument, termsMistakes } from './contest-terms.ts'
import type { Editor } from './drafts.ts'
import { assertNothingPlanned, assertSeen, assertWithoutMistakes } from './edit-guards.ts'
import { mistakesIn, type Proposal } from './proposed-site.ts'
import { originalOf, readDocument, type EditingDeps } from './read-document.ts'
import { revisionsOf, type Revisions } from './document-revisions.ts'
import { changesOf, publishedSite } from './site-source.ts'
import { aheadOfPlan, insertPlanAgain } from './publish-ahead.ts'

export type PublishDeps = EditingDeps & Pick<Dependencies, 'clock' | 'changes' | 'indexNow'>

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
  const { revision: id, publishAt, note } = publication
  const { draft, planned } = revisions
  const isWaiting = id === draft?.id || id === planned?.id
  if (!isWaiting && draft) {
    throw new ConflictError('There is a draft of this. Publish or discard it first.')
  }
  const at = deps.clock.now()
  const time = publishAt !== null && isWaiting ? Temporal.Instant.from(publishAt) : at
  const isLater = Temporal.Instant.compare(time, at) > 0
  const source = changesOf(await sourceOf(transaction, document, id))
  const isAhead = planned !== null && id !== planned.id
  if (isAhead && isLater) assertNothingPlanned(revisions)
  const ahead = isAhead ? await aheadOfPlan(transaction, { ...publishing, planned, source }) : null
  const changes = ahead?.changes ?? source
  const difference = await differenceOf(transaction, deps, { document, changes })
  if (isLater) {
    await planRevision(transaction, id, { at: time, note })
    return []
  }
  if (ahead) await insertPlanAgain(transaction, { planned: ahead.planned, draft })
  if (isWaiting && !ahead) await publishRevision(transaction, id, { at, note })
  else await insertPublished(transaction, { ...publishing, changes, at })
  await countChanged(transaction, deps, difference)
  return difference.topics
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
  publication: Publishing & { changes: DocumentChanges; at: Temporal.Instant },
): Promise<void> {
  const { document, editor, changes, at } = publication
  await insertRevision(transaction, {
    document,
    changes: JSON.stringify(changes),
    author: editor.author,
    note: publication.publication.note,
    createdAt: at,
    publishedAt: instantToText(at),
  })
}

/** What pages will show differently, and which pages search engines may list. */
interface SiteDifference {
  topics: Topic[]
  paths: string[]
}

/** Throws `RuleError` with what has to be fixed. */
export async function differenceOf(
  db: Database,
  { siteSource }: PublishDeps,
  proposal: Proposal,
): Promise<SiteDifference> {
  const before = await publishedSite(db, siteSource)
  const { document, changes } = proposal
  assertWithoutMistakes(mistakesIn(before, proposal))
  // Pictures alone show no cabin.
  const base = document.startsWith(cabinsPrefix)
    ? withCabin(before.base, cabinIn(document))
    : before.base
  const { site } = siteWithChanges(
    base,
    new Map([...before.changes, [document, changes]]),
    before.find,
  )
  // A fact that the rules name may change without them.
  if (document === rulesDocument) assertWithoutMistakes(termsMistakes(before.site, site))
  const topics = topicsBetween(before.site, site)
  return { topics, paths: pagesShowing(site, topics) }
}

export async function countChanged(
  transaction: Database,
  deps: PublishDeps,
  { topics, paths }: SiteDifference,
) {
  await countUp(transaction, topics)
  await noteChangedPages(transaction, deps, paths)
}

/** Call it after the commit: once it returns, no request is answered with the old state. */
export async function announce(
  { siteSource, changes }: PublishDeps,
  topics: Topic[],
): Promise<void> {
  await siteSource.refresh()
  for (const topic of topics) changes.announce(topic)
}
