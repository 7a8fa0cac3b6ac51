import { limits } from '#contracts/limits.ts'
import { reviewOrders, type ReviewOrder } from '#contracts/orders.ts'
import type { PublicReview } from '#contracts/reviews.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { ReadApi } from '../../../api-context.ts'
import { pagesQuery } from '../../../components/lists/list-states.tsx'
import type { ApiKey } from '../../../queries.ts'

export interface ReviewFilter {
  /** A cabin's name; null for all. */
  cabin: string | null
  /** The overall rating; null for all. */
  stars: number | null
  /** Verified stays only. */
  verified: boolean
  sort: ReviewOrder
  /** Page number from 1: each page has an address for guests without scripts and search engines. */
  page: number
}

/** How many filters narrow the list; the order does not. */
export function chosenIn({ cabin, stars, verified }: ReviewFilter): number {
  return [cabin !== null, stars !== null, verified].filter(Boolean).length
}

/** The filter in an address; anything unknown is ignored. */
export function filterFrom(
  search: URLSearchParams,
  cabins: readonly Pick<Cabin, 'name'>[],
): ReviewFilter {
  return {
    cabin: cabins.find(({ name }) => name === search.get('cabin'))?.name ?? null,
    stars: starsIn(search.get('stars') ?? ''),
    verified: search.get('verified') === '1',
    sort: reviewOrders.find((order) => order === search.get('sort')) ?? 'newest',
    page: pageIn(search.get('page') ?? ''),
  }
}

function starsIn(text: string): number | null {
  return /^[1-5]$/.test(text) ? Number(text) : null
}

function pageIn(text: string): number {
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
  return page <= limits.reviewPages ? page : 1
}

/** The address of a page of the list, with the filter of `search`. */
export function pageAddress(search: URLSearchParams, page: number): string {
  const query = new URLSearchParams(search)
  if (page > 1) query.set('page', String(page))
  else query.delete('page')
  return query.size > 0 ? `/reviews?${query}` : '/reviews'
}

/** The first page with another number of stars; null shows all. */
export function starsAddress(search: URLSearchParams, stars: number | null): string {
  const query = new URLSearchParams(search)
  if (stars === null) query.delete('stars')
  else query.set('stars', String(stars))
  return pageAddress(query, 1)
}

/** The listed reviews in numbers, with whatever stars: bars never promise more than they lead to. */
export function summaryKey({ cabin, verified }: Pick<ReviewFilter, 'cabin' | 'verified'>): ApiKey {
  const query = new URLSearchParams({ ...(cabin && { cabin }), ...(verified && { verified: '1' }) })
  return [`/api/reviews/summary${query.size > 0 ? `?${query}` : ''}`]
}

/** Approved reviews, page by page. */
export function reviewsQuery(read: ReadApi, { cabin, stars, verified, sort, page }: ReviewFilter) {
  const query = new URLSearchParams({ limit: String(limits.reviewsPerPage), sort })
  if (cabin) query.set('cabin', cabin)
  if (stars !== null) query.set('stars', String(stars))
  if (verified) query.set('verified', '1')
  if (page > 1) query.set('page', String(page))
  return pagesQuery<PublicReview>(read, `/api/reviews?${query}`)
}
