import { limits } from '#contracts/limits.ts'
import type { OutboxStatus } from '#contracts/options.ts'
import type { OutboxEntry } from '#contracts/outbox.ts'
import { listQuery } from '../list-query.ts'

export const outboxKey = ['/api/admin/outbox'] as const

export function outboxQuery(status: OutboxStatus | '') {
  const query = new URLSearchParams({ limit: String(limits.pageSize) })
  if (status) query.set('status', status)
  return listQuery<OutboxEntry>([...outboxKey, status], `/api/admin/outbox?${query}`)
}
