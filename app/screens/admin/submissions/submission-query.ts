import type { QueryClient } from '@tanstack/react-query'
import { limits } from '#contracts/limits.ts'
import type { SubmissionStatus } from '#contracts/options.ts'
import type { AdminSubmission } from '#contracts/submissions.ts'
import type { ApiKey } from '../../../queries.ts'
import { listQuery } from '../list-query.ts'

/** How many entries stand where; `contestId` null for every contest. */
export function submissionCountsKey(contestId: string | null): ApiKey {
  const address = '/api/admin/submissions/counts'
  return [contestId === null ? address : `${address}?contestId=${contestId}`]
}

/** Entries of one status, twenty at a time; `contestId` null for every contest. */
export function submissionsQuery(status: SubmissionStatus, contestId: string | null) {
  const query = new URLSearchParams({ status, limit: String(limits.pageSize) })
  if (contestId) query.set('contestId', contestId)
  const address = `/api/admin/submissions?${query}`
  return listQuery<AdminSubmission>([address], address)
}

/** The gallery, which the owner may look at next, changes with every decision as well. */
export function refreshSubmissions(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(admin\/)?submissions/.test(String(queryKey[0])),
  })
}
