import { infiniteQueryOptions } from '@tanstack/react-query'
import { limits } from '#contracts/limits.ts'
import { reviewOrders, type ReviewOrder } from '#contracts/options.ts'
import type { PublicReview } from '#contracts/reviews.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { ReadApi } from '../../../api-context.ts'

export interface ReviewFilter {
  /** A cabin's name; null for all. */
  cabin: string | null
  sort: ReviewOrder
  /** Page number from 1: each page has an address for guests without scripts and search engines. */
  page: number
}

/** The filter in an address; anything unknown is ignored. */
export function filterFrom(
  search: URLSearchParams,
  cabins: readonly Pick<Cabin, 'name'>[],
): ReviewFilter {
  return {
    cabin: cabins.find(({ name }) => name === search.get('cabin'))?.name ?? null,
    sort: reviewOrders.find((order) => order === search.get('sort')) ?? 'newest',
    page: pageIn(search.get('page') ?? ''),
  }
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

/** Pages of twenty approved reviews. */
export function reviewsQuery(read: ReadApi, filter: ReviewFilter) {
  const address = addressOf(filter)
  return infiniteQueryOptions({
    queryKey: [address],
    initialPageParam: address,
    queryFn: async ({ pageParam }) => {
      const { body, next } = await read(pageParam)
      return { reviews: body as PublicReview[], next }
    },
    getNextPageParam: (page) => page.next,
  })
}

function addressOf({ cabin, sort, page }: ReviewFilter): string {
  const query = new URLSearchParams({ limit: String(limits.pageSize), sort })
  if (cabin) query.set('cabin', cabin)
  if (page > 1) query.set('page', String(page))
  return `/api/reviews?${query}`
}
