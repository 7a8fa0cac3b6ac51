import { limits } from '#contracts/limits.ts'
import type { PublicSubmission } from '#contracts/submissions.ts'
import type { ReadApi } from '../../../api-context.ts'
import { pagesQuery } from '../../../components/lists/list-states.tsx'
import { contestFrom } from '../../../components/submissions/contest-from.ts'

export type GalleryStatus = PublicSubmission['status']

/** The parameter that says where a section begins, for guests without scripts. */
export const cursorNames: Readonly<Record<GalleryStatus, string>> = {
  winner: 'winners',
  approved: 'cursor',
}

export const contestsKey = ['/api/contests'] as const

/** One section of the gallery, twenty entries a page. */
export function entriesQuery(read: ReadApi, status: GalleryStatus, search: URLSearchParams) {
  const query = new URLSearchParams({ status, limit: String(limits.pageSize) })
  const contestId = contestFrom(search)
  const cursor = search.get(cursorNames[status])
  if (contestId) query.set('contestId', contestId)
  if (cursor) query.set('cursor', cursor)
  return pagesQuery<PublicSubmission>(read, `/api/submissions/public?${query}`)
}
