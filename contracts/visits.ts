import { z } from 'zod'
import { longestPagePath } from './limits.ts'
import { referralSources } from './referrals.ts'
import { visitPeriods } from './visit-periods.ts'

/** What led to a page: as with clicks, or `inside`, a link on another page of this site. */
export const visitSources = [...referralSources, 'inside'] as const
export type VisitSource = (typeof visitSources)[number]

/** What a search for free cabins found: at least one, none, or none that is known to be free. */
export const searchOutcomes = ['free', 'none', 'unknown'] as const
export type SearchOutcome = (typeof searchOutcomes)[number]

/** A move to another page inside the site, which the server does not see: the page, never who. */
export const pageViewSchema = z.strictObject({ page: z.string().max(longestPagePath) })

export const visitsQuerySchema = z.object({
  period: z.enum(visitPeriods).default('30-days'),
})

const count = z.int()
/** A value per bar, oldest first. */
const counts = z.array(count)

/** Response of `GET /api/admin/visits`. */
export const visitsSchema = z.object({
  /** The bars: days (`YYYY-MM-DD`) or months (`YYYY-MM`) at the property, oldest first. */
  bars: z.array(z.string()),
  /** First day that was counted; null before anything was. */
  since: z.iso.date().nullable(),
  /** Pages shown. */
  views: counts,
  /** Of these, those that a guest came to from elsewhere. */
  arrivals: counts,
  /** Most shown first. */
  pages: z.array(z.object({ page: z.string(), views: count, arrivals: count })),
  sources: z.array(z.object({ source: z.enum(referralSources), arrivals: count })),
  searches: z.object({ free: counts, none: counts, unknown: counts }),
  clicks: counts,
  /** For each cabin (null for the property's page) by source (null where it is not known). */
  clicksByCabin: z.array(
    z.object({
      cabin: z.string().nullable(),
      sources: z.array(z.object({ source: z.enum(referralSources).nullable(), clicks: count })),
    }),
  ),
  reviews: counts,
  /** Their average stars; null without reviews. */
  stars: z.array(z.number().nullable()),
})

export type Visits = z.infer<typeof visitsSchema>
