import type { StoredAdmin } from '#store/sign-in/admins.ts'
import { initialPasswordHours } from './limits.ts'

/** Whether a generated password was not changed in time. */
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
