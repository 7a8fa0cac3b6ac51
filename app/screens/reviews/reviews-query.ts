import { infiniteQueryOptions } from '@tanstack/react-query'
import { cabins } from '#content/cabins.ts'
import { limits } from '#contracts/limits.ts'
import { reviewOrders, type ReviewOrder } from '#contracts/options.ts'
import type { PublicReview } from '#contracts/reviews.ts'
import type { ReadApi } from '../../api-context.ts'

export interface ReviewFilter {
  /** Name of a cabin; null for all. */
  cabin: string | null
  sort: ReviewOrder
  /** Where to begin, for guests who page without scripts. */
  cursor: string | null
}

/** The filter that an address names; anything unknown is left out. */
export function filterFrom(search: URLSearchParams): ReviewFilter {
  return {
    cabin: cabins.find(({ name }) => name === search.get('cabin'))?.name ?? null,
    sort: reviewOrders.find((order) => order === search.get('sort')) ?? 'newest',
    cursor: search.get('cursor') || null,
  }
}

/** Pages of twenty approved reviews, each leading to the next. */
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

function addressOf({ cabin, sort, cursor }: ReviewFilter): string {
  const query = new URLSearchParams({ limit: String(limits.pageSize), sort })
  if (cabin) query.set('cabin', cabin)
  if (cursor) query.set('cursor', cursor)
  return `/api/reviews?${query}`
}
