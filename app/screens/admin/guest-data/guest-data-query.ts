import type { ApiKey } from '../../../queries.ts'

export const guestDataPath = '/api/admin/guest-data'

export function guestDataKey(email: string): ApiKey {
  return [`${guestDataPath}?${new URLSearchParams({ email })}`]
}

export function guestDataExport(email: string): string {
  return `${guestDataPath}/export?${new URLSearchParams({ email })}`
}
