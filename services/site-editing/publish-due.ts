import { inTransaction, type Database } from '#store/database.ts'
import { dueRevisions, updateUnpublished } from '#store/site/publications.ts'
import { deleteUnpublished, lockSite, type StoredRevision } from '#store/site/revisions.ts'
import { instantToText } from '#store/values.ts'
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
    const topics = await inTransaction(deps.db, (transaction) =>
      publishPlanned(transaction, deps, revision),
    )
    if (!topics) continue
    await announce(deps, topics)
    published += 1
  }
  return published
}

/** Null if it no longer fits, or if another server or the owner was faster. */
async function publishPlanned(
  transaction: Database,
  { clock, siteSource }: PublishDeps,
  revision: StoredRevision,
): Promise<Topic[] | null> {
  const { id, document, publishAt } = revision
  await lockSite(transaction)
  const { draft, planned } = await revisionsOf(transaction, document)
  if (planned?.id !== id || planned.publishAt !== publishAt) return null
  const shown = await publishedSite(transaction, siteSource)
  try {
    const topics = topicsOf(shown, document, valueToPublish(revision))
    await updateUnpublished(transaction, id, { publishedAt: instantToText(clock.now()) })
    await countUp(transaction, topics)
    return topics
  } catch (error) {
    if (!(error instanceof RuleError)) throw error
    // A document has one draft; the one begun since then contains this change.
    if (draft) await deleteUnpublished(transaction, id)
    await updateUnpublished(transaction, draft?.id ?? id, {
      publishAt: null,
      note: reasonIn(error),
    })
    return null
  }
}

/** All of them are at their fields; a few say what it is about. */
const mostReasons = 3

function reasonIn({ message, fields }: RuleError): string {
  const reasons = Object.values(fields).slice(0, mostReasons)
  return reasons.length > 0 ? reasons.join('; ') : message
}
