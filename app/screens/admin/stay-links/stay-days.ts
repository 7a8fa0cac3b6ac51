import { shortStay } from '#contracts/date-formats.ts'
import type { AdminStayLink } from '#contracts/stay-links.ts'

/** 'Nov 24 – 27, 2026'; the year is that of departure. */
export function stayDays(stay: Pick<AdminStayLink, 'checkIn' | 'checkOut'>): string {
  return `${shortStay(stay)}, ${stay.checkOut.slice(0, 4)}`
}
