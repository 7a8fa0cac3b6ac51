import { z } from 'zod'
import { longestPagePath } from './limits.ts'
import { referralSources } from './referrals.ts'

/** What led to a page: as with clicks, or `inside`, a link on another page of this site. */
export const visitSources = [...referralSources, 'inside'] as const
export type VisitSource = (typeof visitSources)[number]

/** What a search for free cabins found: at least one, none, or none that is known to be free. */
export const searchOutcomes = ['free', 'none', 'unknown'] as const
export type SearchOutcome = (typeof searchOutcomes)[number]

/** A move to another page inside the site, which the server does not see: the page, never who. */
export const pageViewSchema = z.strictObject({ page: z.string().max(longestPagePath) })
