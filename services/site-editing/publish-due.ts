import { inTransaction, type Database } from '#store/database.ts'
import { dueRevisions, publishRevision, returnToDraft } from '#store/site/publications.ts'
import { deleteUnpublished, lockSite, type StoredRevision } from '#store/site/revisions.ts'
import { countUp } from '#store/versions.ts'
import type { Topic } from '../changes.ts'
import { RuleError } from '../errors.ts'
import type { Work } from '../work.ts'
import { announce, type PublishDeps } from './publish.ts'
import { topicsOf } from './shown-topics.ts'
import { revisionsOf } from './read-document.ts'
import { publishedSite, valueToPublish } from './site-source.ts'

const everyMs = 15_000

/** Publishes changes when their time has come; whichever server is first does it. */
export function publishingWork(deps: PublishDeps): Work<number> {
  return { every: everyMs, round: () => publishDue(deps) }
}

/**
 * Publishes what is due, and returns how many. What no longer fits is a draft again: it would be
 * published unasked once it fits, perhaps weeks later.
 */
export async function publishDue(deps: PublishDeps): Promise<number> {
  const due = await dueRevisions(deps.db, deps.clock.now())
  let published = 0
  for (const revision of due) {
    const topics = await publishPlanned(deps, revision).catch(async (error: unknown) => {
      if (!(error instanceof RuleError)) throw error
      await takeBack(deps, revision, reasonIn(error))
      return null
    })
    if (!topics) continue
    await announce(deps, topics)
    published += 1
  }
  return published
}

/** Null if another server or the owner was faster. */
async function publishPlanned(
  deps: PublishDeps,
  revision: StoredRevision,
): Promise<Topic[] | null> {
  const { id, document } = revision
  const at = deps.clock.now()
  return inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    if (!(await isStillPlanned(transaction, revision))) return null
    const shown = await publishedSite(transaction, deps.siteSource)
    const topics = topicsOf(shown, document, valueToPublish(revision))
    if (!(await publishRevision(transaction, id, { at }))) return null
    await countUp(transaction, topics)
    return topics
  })
}

/** Nothing happens if the owner or another server was faster. */
async function takeBack(
  { db }: PublishDeps,
  revision: StoredRevision,
  reason: string,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockSite(transaction)
    if (!(await isStillPlanned(transaction, revision))) return
    const { draft } = await revisionsOf(transaction, revision.document)
    // A document has one draft; the one begun since then contains this change.
    if (draft) await deleteUnpublished(transaction, revision.id)
    await returnToDraft(transaction, draft?.id ?? revision.id, { reason })
  })
}

/** Whether a plan is as it was read: the owner may have withdrawn or moved it. */
async function isStillPlanned(
  transaction: Database,
  { id, document, publishAt }: StoredRevision,
): Promise<boolean> {
  const { planned } = await revisionsOf(transaction, document)
  return planned?.id === id && planned.publishAt === publishAt
}

/** All of them are at their fields; a few say what it is about. */
const mostReasons = 3

function reasonIn({ message, fields }: RuleError): string {
  const reasons = Object.values(fields).slice(0, mostReasons)
  return reasons.length > 0 ? reasons.join('; ') : message
}
