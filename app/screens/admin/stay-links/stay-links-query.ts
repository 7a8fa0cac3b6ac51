import type { QueryClient } from '@tanstack/react-query'
import { limits } from '#contracts/limits.ts'
import type { AdminStayLink } from '#contracts/stay-links.ts'
import { listQuery } from '../list-query.ts'

export const stayLinksPath = '/api/admin/stay-links'

export const stayLinksQuery = listQuery<AdminStayLink>(
  [stayLinksPath],
  `${stayLinksPath}?limit=${limits.pageSize}`,
)

export function refreshStayLinks(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: stayLinksQuery.queryKey })
}
