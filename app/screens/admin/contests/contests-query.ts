import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { AdminContest, AdminPrize } from '#contracts/contests.ts'
import { readOverHttp } from '../../../queries.ts'

export const contestStatuses = {
  draft: 'Draft',
  active: 'Active',
  closed: 'Closed',
  archived: 'Archived',
}

export const contestsQuery = listAt<AdminContest>('/api/admin/contests')
export const prizesQuery = listAt<AdminPrize>('/api/admin/prizes')

/** Refetches everything about contests and prizes, including public lists. */
export function refreshContests(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(admin\/)?(contests|prizes)/.test(String(queryKey[0])),
  })
}

function listAt<Item>(address: string) {
  return queryOptions({
    queryKey: [address],
    queryFn: async () => (await readOverHttp(address)).body as Item[],
  })
}
