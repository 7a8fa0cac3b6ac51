import { useQuery } from '@tanstack/react-query'
import { mayOpen, mayUse } from '#contracts/permissions.ts'
import { sessionQuery } from './sign-in/session.ts'

/** What the signed-in administrator's role includes; nothing while it is not known. */
export function useMay() {
  // The layout has asked already.
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  const role = data?.role
  return {
    open: (screen: string) => role !== undefined && mayOpen(role, screen),
    use: (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', address: string) =>
      role !== undefined && mayUse(role, method, address),
  }
}
