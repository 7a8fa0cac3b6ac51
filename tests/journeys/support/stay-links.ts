import { storeStayLink } from '../../fixtures/stay-links.ts'
import { inDays } from './days.ts'
import type { Site } from './site.ts'

/** Stores a link for a stay in Texas Sage that ended yesterday; returns where it leads. */
export async function plantStayLink({ db }: Site, days: { expiresOn?: string } = {}) {
  const stay = { checkIn: inDays(-4), checkOut: inDays(-1), expiresOn: inDays(59), ...days }
  const { token } = await storeStayLink(db, stay)
  return { token, address: `/review?stay=${token}` }
}

/** What the form suggests for the dates of that stay: 'March 2025'. */
export function suggestedDates(): string {
  const options = { month: 'long', year: 'numeric' } as const
  return Temporal.PlainDate.from(inDays(-4)).toLocaleString('en-US', options)
}
