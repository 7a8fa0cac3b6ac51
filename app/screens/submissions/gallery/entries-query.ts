import { infiniteQueryOptions } from '@tanstack/react-query'
import { limits } from '#contracts/limits.ts'
import type { PublicSubmission } from '#contracts/submissions.ts'
import type { ReadApi } from '../../../api-context.ts'
import { contestFrom } from '../../../components/submissions/contest-from.ts'

export type GalleryStatus = PublicSubmission['status']

/** The parameter that says where a section begins, for guests without scripts. */
export const cursorNames: Readonly<Record<GalleryStatus, string>> = {
  winner: 'winners',
  approved: 'cursor',
}

export const contestsKey = ['/api/contests'] as const

/** Pages of twenty entries of one section of the gallery. */
export function entriesQuery(read: ReadApi, status: GalleryStatus, search: URLSearchParams) {
  const address = addressOf(status, search)
  return infiniteQueryOptions({
    queryKey: [address],
    initialPageParam: address,
    queryFn: async ({ pageParam }) => {
      const { body, next } = await read(pageParam)
      return { entries: body as PublicSubmission[], next }
    },
    getNextPageParam: (page) => page.next,
  })
}

function addressOf(status: GalleryStatus, search: URLSearchParams): string {
  const query = new URLSearchParams({ status, limit: String(limits.pageSize) })
  const contestId = contestFrom(search)
  const cursor = search.get(cursorNames[status])
  if (contestId) query.set('contestId', contestId)
  if (cursor) query.set('cursor', cursor)
  return `/api/submissions/public?${query}`
}
