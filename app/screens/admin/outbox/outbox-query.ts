import { infiniteQueryOptions } from '@tanstack/react-query'
import { limits } from '#contracts/limits.ts'
import type { OutboxStatus } from '#contracts/options.ts'
import type { OutboxEntry } from '#contracts/outbox.ts'
import { readOverHttp } from '../../../queries.ts'

export const outboxKey = ['/api/admin/outbox'] as const

export function outboxQuery(status: OutboxStatus | '') {
  const query = new URLSearchParams({ limit: String(limits.pageSize) })
  if (status) query.set('status', status)
  return infiniteQueryOptions({
    queryKey: [...outboxKey, status],
    initialPageParam: `/api/admin/outbox?${query}`,
    queryFn: async ({ pageParam }) => {
      const { body, next } = await readOverHttp(pageParam)
      return { entries: body as OutboxEntry[], next }
    },
    getNextPageParam: (page) => page.next,
  })
}
