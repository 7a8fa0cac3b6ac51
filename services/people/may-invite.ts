import { mayUse, type Role } from '#contracts/permissions.ts'

/** Whether a role may invite others. */
export function mayInvite(role: Role): boolean {
  return mayUse(role, 'POST', '/api/admin/people/invitations')
}
