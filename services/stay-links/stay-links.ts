import { z } from 'zod'
import { monthName } from '#contracts/date-formats.ts'
import { monthOf } from '#contracts/dates.ts'
import { daySchema } from '#contracts/schemas.ts'
import { stayLinkErrorsOn, stayLinkExpiry } from '#contracts/stay-link-state.ts'
import type { StayLink } from '#contracts/stay-links.ts'
import { stayLinkAddress } from '#contracts/stay-token.ts'
import * as store from '#store/stay-links/stay-links.ts'
import { cabinNameOf } from '../cabins/cabin-names.ts'
import type { Dependencies } from '../dependencies.ts'
import { missing, RuleError, type FieldErrors } from '../errors.ts'
import { isId } from '../ids.ts'
import { newToken, hashToken } from '../tokens.ts'
import { qrCodeOf } from './qr-code.ts'
import { linkOf, stateOf } from './redeem.ts'
import { signStay } from './signature.ts'

type Deps = Pick<Dependencies, 'site' | 'db' | 'clock'>

/** The cabin's name, and days at the property. */
export const newStayLinkSchema = z.strictObject({
  cabin: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
})

type NewStayLink = z.infer<typeof newStayLinkSchema>
/** A link as the owner sees it. The token is never shown again. */
export type AdminStayLink = ReturnType<typeof presentForAdmin>
export type MadeStayLink = Awaited<ReturnType<typeof makeStayLink>>

/**
 * Makes a one-time link for a stay, for the guest as text and as a QR code (SVG). Its token is in this
 * answer only; the database keeps a hash. Throws `RuleError` for an unknown cabin and for dates in the
 * wrong order, too far ahead or so long ago that the link would have expired.
 */
export async function makeStayLink(
  deps: Deps & Pick<Dependencies, 'origin'> & { by: string },
  { cabin: name, checkIn, checkOut }: NewStayLink,
) {
  const { site, db, clock, origin, by } = deps
  const cabin = site.cabins.find((each) => each.name === name)?.id
  const errors: FieldErrors = {
    ...(!cabin && { cabin: 'Please choose a cabin.' }),
    ...mistakesIn(clock.today(site.facts.timeZone), checkIn, checkOut),
  }
  if (!cabin || Object.keys(errors).length > 0) {
    throw new RuleError('Please check the marked fields.', errors)
  }
  const token = newToken()
  const stay = { cabin, checkIn, checkOut, expiresOn: stayLinkExpiry(checkOut) }
  const link = await store.insertStayLink(db, {
    ...stay,
    tokenHash: hashToken(token),
    signature: signStay(token, stay),
    createdAt: clock.now(),
    createdBy: by,
  })
  const url = `${origin}${stayLinkAddress(token)}`
  return { ...presentForAdmin(deps, link), url, qr: qrCodeOf(url) }
}

function mistakesIn(today: string, checkIn: string, checkOut: string): FieldErrors {
  const missed = Object.entries({ checkIn, checkOut }).filter(
    ([, day]) => !daySchema.safeParse(day).success,
  )
  if (missed.length === 0) return { ...stayLinkErrorsOn(today, checkIn, checkOut) }
  return Object.fromEntries(missed.map(([name]) => [name, 'Please choose a date.']))
}

/** So many links, newest first. */
export async function listStayLinks(deps: Deps, count: number) {
  const links = await store.listStayLinks(deps.db, count + 1)
  const items = links.slice(0, count).map((link) => presentForAdmin(deps, link))
  return { items, hasMore: links.length > count }
}

/** From now on the link is unknown; what came by it keeps its mark. Throws `NotFoundError`. */
export async function withdrawStayLink({
  db,
  id,
}: Pick<Deps, 'db'> & { id: string }): Promise<void> {
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
function presentForAdmin({ site, clock }: Deps, link: store.StoredStayLink) {
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
