import type { StoredAdmin } from '#store/sign-in/admins.ts'
import { initialPasswordHours } from './limits.ts'

/** Whether the password is one that the site made and that was not replaced in time. */
export function isInitialPasswordExpired(
  {
    passwordIsInitial,
    passwordChangedAt,
  }: Pick<StoredAdmin, 'passwordIsInitial' | 'passwordChangedAt'>,
  now: Temporal.Instant,
): boolean {
  const end = passwordChangedAt.add({ hours: initialPasswordHours })
  return passwordIsInitial && Temporal.Instant.compare(end, now) <= 0
}
