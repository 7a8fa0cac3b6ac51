import { createHmac, timingSafeEqual } from 'node:crypto'
import type { StoredStayLink } from '#store/stay-links/stay-links.ts'

type Signed = Pick<StoredStayLink, 'cabin' | 'checkIn' | 'checkOut' | 'expiresOn'>

/**
 * Signs a stay with the link's token, which the server does not keep: a row changed in the database
 * or in a backup no longer fits its link.
 */
export function signStay(token: string, { cabin, checkIn, checkOut, expiresOn }: Signed): string {
  const signed = JSON.stringify([cabin, checkIn, checkOut, expiresOn])
  return createHmac('sha256', token).update(signed).digest('base64url')
}

export function isSignedBy(token: string, link: StoredStayLink): boolean {
  const expected = Buffer.from(signStay(token, link))
  const stored = Buffer.from(link.signature)
  return expected.length === stored.length && timingSafeEqual(expected, stored)
}
