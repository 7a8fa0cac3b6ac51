import type { AdminCabin, RetirementChange } from '#contracts/cabins.ts'
import {
  allRetiredCabins,
  deleteRetiredCabin,
  putRetiredCabin,
} from '#store/cabins/retired-cabins.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { lockSite } from '#store/site/revisions.ts'
import type { Change } from '#store/values.ts'
import { countUp } from '#store/versions.ts'
import { changedByAnother } from '../changed-by-another.ts'
import type { Topic } from '../changes.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing, RuleError } from '../errors.ts'
import { isPage } from '../site/moved-cabins.ts'
import { parseSite, type Mistake } from '../site/parse-site.ts'
import { shownDocuments, type ShownSite } from '../site/shown-site.ts'
import type { Site } from '../site/site.ts'
import { topicsBetween } from '../site/site-topics.ts'
import { announce } from '../site-editing/publish.ts'
import { publishedSite } from '../site-editing/site-source.ts'
import { listCabinsForAdmin, type AdminCabinsDeps } from './admin-cabins.ts'

type Deps = AdminCabinsDeps & Pick<Dependencies, 'changes'>

/**
 * Retires a cabin, so that its page leads elsewhere, or brings it back. The next request on every
 * server shows it. Throws `NotFoundError`, `RuleError` if the site needs the cabin or the path is no
 * page, and `ConflictError` if somebody has changed it since.
 */
export async function changeRetirement(
  deps: Deps,
  id: string,
  change: RetirementChange,
  by: Change,
): Promise<AdminCabin[]> {
  const topics = await inTransaction(deps.db, async (transaction) => {
    await lockSite(transaction)
    return retireIn(transaction, { deps, id, ...change, by })
  })
  await announce(deps, topics)
  return listCabinsForAdmin(deps)
}

interface Retiring extends RetirementChange {
  deps: Deps
  id: string
  by: Change
}

async function retireIn(
  transaction: Database,
  { deps, id, redirectTo, seen, by }: Retiring,
): Promise<Topic[]> {
  const before = await publishedSite(transaction, deps.siteSource)
  const known = [...before.site.cabins, ...before.site.retired]
  const cabin = known.find((each) => each.id === id)
  if (!cabin) throw missing('cabin')
  const stored = (await allRetiredCabins(transaction)).get(id)
  if ((stored?.redirectTo ?? null) !== seen) {
    const { timeZone } = before.site.facts
    throw changedByAnother('cabin', stored ? { last: stored.change, timeZone } : null)
  }
  if (redirectTo !== null) assertPage(before.site, redirectTo, cabin.slug)
  const after = siteAfter(before, id, redirectTo)
  if (redirectTo === null) await deleteRetiredCabin(transaction, id)
  else await putRetiredCabin(transaction, id, { redirectTo, change: by })
  const topics = topicsBetween(before.site, after)
  await countUp(transaction, topics)
  return topics
}

/** Only to what guests see, so that no two retired cabins ever lead to each other. */
function assertPage({ facts, cabins }: Site, redirectTo: string, slug: string): void {
  const others = cabins.filter((each) => each.slug !== slug)
  if (isPage({ facts, cabins: others }, redirectTo)) return
  const message = 'There is no such page. Please choose one that guests see.'
  throw new RuleError(message, { redirectTo: message })
}

function siteAfter({ base, values, find }: ShownSite, id: string, to: string | null): Site {
  const others = [...base.retired].filter(([cabin]) => cabin !== id)
  const retired = new Map([...others, ...(to === null ? [] : [[id, to] as const])])
  const parsed = parseSite(shownDocuments(base, values), { find, retired })
  if ('site' in parsed) return parsed.site
  throw new RuleError(reasonIn(parsed.mistakes))
}

function reasonIn(mistakes: readonly Mistake[]): string {
  const [first] = mistakes
  if (first?.document === 'book-now') {
    return 'The page Book now is about this cabin. Choose another cabin there first.'
  }
  if (first?.document === 'cabins') return 'This is the only cabin, and the site needs one.'
  return `The site needs this cabin: ${first?.document}, ${first?.message}.`
}
