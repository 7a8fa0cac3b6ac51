import { stayLinkStateOn, type StayLinkState, type StayUse } from '#contracts/stay-link-state.ts'
import { stayTokenPattern } from '#contracts/stay-token.ts'
import type { Database } from '#store/database.ts'
import { findStayLink, takeStayLink, type StoredStayLink } from '#store/stay-links/stay-links.ts'
import type { Site } from '../site/site.ts'
import { hashToken } from '../tokens.ts'
import { isSignedBy } from './signature.ts'

/** The genuine link with this token; null for anything else. */
export async function linkOf(db: Database, token: string): Promise<StoredStayLink | null> {
  if (!stayTokenPattern.test(token)) return null
  const link = await findStayLink(db, hashToken(token))
  return link && isSignedBy(token, link) ? link : null
}

/** What a link is good for at an instant. */
export function stateOf(
  { facts }: Pick<Site, 'facts'>,
  link: StoredStayLink,
  use: StayUse,
  at: Temporal.Instant,
): StayLinkState {
  const today = at.toZonedDateTimeISO(facts.timeZone).toPlainDate().toString()
  const usedAt = use === 'review' ? link.reviewUsedAt : link.entryUsedAt
  return stayLinkStateOn(today, link, usedAt !== null)
}

interface Redemption {
  site: Pick<Site, 'facts'>
  /** As sent; undefined without a link. */
  token: string | undefined
  use: StayUse
  /** Id of the cabin it is used for. */
  cabin: string
  at: Temporal.Instant
}

/**
 * Uses a link up for a review or an entry. Returns whether it is a verified stay: false without a
 * link, and for one that is unknown, changed, early, expired, used or of another cabin. Call it in
 * the transaction that stores what came by the link.
 */
export async function redeemStayLink(
  transaction: Database,
  { site, token, use, cabin, at }: Redemption,
): Promise<boolean> {
  const link = token ? await linkOf(transaction, token) : null
  if (link?.cabin !== cabin || stateOf(site, link, use, at) !== 'open') return false
  return takeStayLink(transaction, link.id, use, at)
}
