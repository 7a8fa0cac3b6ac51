import { admin } from '#content/admin.ts'
import { cabins } from '#content/cabins.ts'
import type { ReferralCount } from '#contracts/admin.ts'

export interface ReferralTable {
  /** Mondays, the oldest first. */
  weeks: string[]
  /** One row for the property and each cabin; one count for each week. */
  rows: { name: string; counts: number[] }[]
  highest: number
}

export function tableOf(referrals: readonly ReferralCount[]): ReferralTable {
  const weeks = [...new Set(referrals.map(({ week }) => week))].toSorted()
  const places = [
    { slug: null, name: admin.dashboard.referrals.property },
    ...cabins.map(({ slug, name }) => ({ slug, name })),
  ]
  const countOf = (slug: string | null, week: string) =>
    referrals.find((entry) => entry.cabin === slug && entry.week === week)?.count ?? 0
  return {
    weeks,
    rows: places.map(({ slug, name }) => ({
      name,
      counts: weeks.map((week) => countOf(slug, week)),
    })),
    highest: Math.max(1, ...referrals.map(({ count }) => count)),
  }
}
