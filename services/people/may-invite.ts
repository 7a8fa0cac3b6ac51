import { mayOpen, type Role } from '#contracts/permissions.ts'

/** Whether a role may invite others. */
export function mayInvite(role: Role): boolean {
  return mayOpen(role, '/admin/people')
}
