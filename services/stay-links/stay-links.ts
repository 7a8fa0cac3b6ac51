import { monthName } from '#contracts/date-formats.ts'
import { monthOf } from '#contracts/dates.ts'
import { stayLinkErrorsOn, stayLinkExpiry } from '#contracts/stay-link-state.ts'
import type { AdminStayLink, MadeStayLink, NewStayLink, StayLink } from '#contracts/stay-links.ts'
import { stayLinkAddress } from '#contracts/stay-token.ts'
import type { PageRequest } from '#store/pages.ts'
import * as store from '#store/stay-links/stay-links.ts'
import { cabinNamed, cabinNameOf } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing, RuleError } from '../errors.ts'
import { isId } from '../ids.ts'
import { newToken, hashToken } from '../tokens.ts'
import { qrCodeOf } from './qr-code.ts'
import { linkOf, stateOf } from './redeem.ts'
import { signStay } from './signature.ts'

type Deps = Pick<Dependencies, 'site' | 'db' | 'clock'>

/**
 * Makes a one-time link for a stay. Its token is in this response only; the database keeps a hash.
 * Throws `RuleError` for an unknown cabin and for dates in the wrong order, too far ahead or so
 * long ago that the link would have expired.
 */
export async function makeStayLink(
  deps: Deps & Pick<Dependencies, 'origin'>,
  { cabin: name, checkIn, checkOut }: NewStayLink,
  createdBy: string,
): Promise<MadeStayLink> {
  const { site, db, clock, origin } = deps
  const { id: cabin } = cabinNamed(site, name, 'cabin')
  const errors = { ...stayLinkErrorsOn(clock.today(site.facts.timeZone), checkIn, checkOut) }
  if (Object.keys(errors).length > 0) throw new RuleError('Please check the marked fields.', errors)

  const token = newToken()
  const stay = { cabin, checkIn, checkOut, expiresOn: stayLinkExpiry(checkOut) }
  const link = await store.insertStayLink(db, {
    ...stay,
    tokenHash: hashToken(token),
    signature: signStay(token, stay),
    createdAt: clock.now(),
    createdBy,
  })
  const url = `${origin}${stayLinkAddress(token)}`
  return { ...presentForAdmin(deps, link), url, qr: qrCodeOf(url) }
}

/** Links, newest first. Throws `BadCursorError`. */
export async function listStayLinks(
  deps: Deps,
  request: PageRequest,
): Promise<{ links: AdminStayLink[]; nextCursor: string | null }> {
  const { links, nextCursor } = await store.listStayLinks(deps.db, request)
  return { links: links.map((link) => presentForAdmin(deps, link)), nextCursor }
}

/** From now on the link is unknown; what came by it keeps its mark. Throws `NotFoundError`. */
export async function withdrawStayLink({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  if (!isId(id) || !(await store.deleteStayLink(db, id))) throw missing('link')
}

/** The link as its guest sees it. Throws `NotFoundError` for an unknown or changed one. */
export async function readStayLink({ site, db, clock }: Deps, token: string): Promise<StayLink> {
  const link = await linkOf(db, token)
  if (!link) throw missing('link')
  const at = clock.now()
  return {
    cabin: cabinNameOf(site, link.cabin),
    slug: site.cabins.find(({ id }) => id === link.cabin)?.slug ?? null,
    checkIn: link.checkIn,
    stayDates: monthName(monthOf(link.checkIn)),
    review: stateOf(site, link, 'review', at),
    entry: stateOf(site, link, 'entry', at),
  }
}

/** Fields are named, so that hash and signature stay here. */
function presentForAdmin({ site, clock }: Deps, link: store.StoredStayLink): AdminStayLink {
  return {
    id: link.id,
    cabin: cabinNameOf(site, link.cabin),
    checkIn: link.checkIn,
    checkOut: link.checkOut,
    expiresOn: link.expiresOn,
    isExpired: clock.today(site.facts.timeZone) > link.expiresOn,
    reviewUsedAt: link.reviewUsedAt && instant(link.reviewUsedAt),
    entryUsedAt: link.entryUsedAt && instant(link.entryUsedAt),
    createdAt: instant(link.createdAt),
    createdBy: link.createdBy,
  }
}

function instant(value: Temporal.Instant): string {
  return value.toString({ smallestUnit: 'millisecond' })
}
