import { z } from 'zod'
import { isOn } from '#contracts/features.ts'
import { mayUse, type Role } from '#contracts/permissions.ts'
import { singleLine } from '#contracts/text.ts'
import { searchContests } from '#store/contests/contests.ts'
import { findInquiry, listInquiries } from '#store/inquiries/inquiries.ts'
import { findReview, listReviewsForAdmin } from '#store/reviews/review-moderation.ts'
import { findListedSubmission, searchSubmissions } from '#store/submissions/submission-lists.ts'
import { instantToText } from '#store/values.ts'
import type { Dependencies } from '../dependencies.ts'

type Deps = Pick<Dependencies, 'db' | 'site'>

/** What is looked through, in the order of the results. */
const searchKinds = ['reviews', 'inquiries', 'entries', 'winners', 'contests'] as const
export type SearchKind = (typeof searchKinds)[number]

/** Results of a kind beside the others, and alone. */
export const searchResults = { beside: 5, alone: 50 } as const

/** Query of the search page. An invalid value counts as none. */
export const searchQuerySchema = z.object({
  q: singleLine(200).catch(''),
  kind: z.enum(searchKinds).optional().catch(undefined),
})

interface Hit {
  id: string
  /** Who wrote it, or what it is called. */
  title: string
  /** The beginning of what was written. */
  text: string
  /** When it arrived or begins; ISO 8601, UTC. */
  at: string
}

interface Found {
  hits: Hit[]
  /** There are more, or older ones that were not looked at. */
  hasMore: boolean
}

/** A kind with results, or with more to look through. */
interface Group extends Found {
  kind: SearchKind
}

interface Wanted {
  text: string
  limit: number
}

const lists: Readonly<Record<SearchKind, string>> = {
  reviews: '/api/admin/reviews',
  inquiries: '/api/admin/inquiries',
  entries: '/api/admin/submissions',
  winners: '/api/admin/submissions',
  contests: '/api/admin/contests',
}

/**
 * Everything a role may see that contains a text, newest first, or is the row of this id; with `kind`,
 * only that one, with more results.
 */
export async function searchAdmin(
  { db, site }: Deps,
  { q, kind }: z.infer<typeof searchQuerySchema>,
  role: Role,
): Promise<Group[]> {
  if (q === '') return []
  // A role may read a list that another screen needs, such as contest titles, but not open its screen.
  const isOpen = (each: SearchKind) =>
    isOn(site.facts, lists[each]) && mayUse(role, 'GET', lists[each].replace(/^\/api/, ''))
  const kinds = searchKinds.filter((each) => isOpen(each) && (!kind || each === kind))
  const wanted = { text: q, limit: kind ? searchResults.alone : searchResults.beside }
  const groups = await Promise.all(
    kinds.map(async (each) => ({ kind: each, ...(await finders[each](db, wanted)) })),
  )
  return groups.filter(({ hits, hasMore }) => hits.length > 0 || hasMore)
}

type Find = (db: Dependencies['db'], wanted: Wanted) => Promise<Found>

const finders: Readonly<Record<SearchKind, Find>> = {
  async reviews(db, { text, limit }) {
    const request = { status: 'all', search: text, limit } as const
    const [named, page] = await Promise.all([
      findReview(db, text),
      listReviewsForAdmin(db, request),
    ])
    return {
      hits: [...(named ? [named] : []), ...page.reviews].map((review) => ({
        id: review.id,
        title: review.guestName,
        text: beginning(`${review.reviewTitle}: ${review.reviewText}`),
        at: instantToText(review.submittedAt),
      })),
      hasMore: page.nextCursor !== null,
    }
  },
  async inquiries(db, { text, limit }) {
    const [named, page] = await Promise.all([
      findInquiry(db, text),
      listInquiries(db, { search: text, limit }),
    ])
    return {
      hits: [...(named ? [named] : []), ...page.inquiries].map((inquiry) => ({
        id: inquiry.id,
        title: inquiry.name,
        text: beginning('details' in inquiry ? inquiry.details : inquiry.specialRequests),
        at: instantToText(inquiry.submittedAt),
      })),
      hasMore: page.nextCursor !== null,
    }
  },
  entries: (db, wanted) => findEntries(db, { ...wanted, isWinner: false }),
  winners: (db, wanted) => findEntries(db, { ...wanted, isWinner: true }),
  async contests(db, { text, limit }) {
    const contests = await searchContests(db, { text, limit: limit + 1 })
    return {
      hits: contests.slice(0, limit).map((contest) => ({
        id: String(contest.id),
        title: contest.title,
        text: beginning(contest.description),
        at: instantToText(contest.startDate),
      })),
      hasMore: contests.length > limit,
    }
  },
}

async function findEntries(
  db: Dependencies['db'],
  { isWinner, ...wanted }: Wanted & { isWinner: boolean },
): Promise<Found> {
  const [named, page] = await Promise.all([
    findListedSubmission(db, wanted.text),
    searchSubmissions(db, { ...wanted, isWinner }),
  ])
  const isOfKind = named !== undefined && (named.status === 'winner') === isWinner
  return {
    hits: [...(isOfKind ? [named] : []), ...page.submissions].map((entry) => ({
      id: entry.id,
      title: entry.guestName,
      text: beginning(`${entry.contest}: ${entry.description}`),
      at: instantToText(entry.submittedAt),
    })),
    hasMore: page.nextCursor !== null,
  }
}

const longest = 160

/** Whole words. */
function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s\S*$/, '')}…`
}
