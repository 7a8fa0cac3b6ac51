import { deleteExpiredSessions } from '#store/sign-in/session-endings.ts'
import { instantToText, ofWrongClock } from '#store/values.ts'
import type { StoredSession } from '#store/sign-in/sessions.ts'
import type { SignInDependencies } from './dependencies.ts'
import { sessionLimits } from './limits.ts'

export function reasonOfExpiry(
  session: StoredSession,
  now: Temporal.Instant,
): 'idle' | 'age' | null {
  const { createdAt, lastSeenAt } = session
  const { idleHours, absoluteHours } = limitsOf(session)
  // A wrong clock began it.
  if (instantToText(createdAt) > ofWrongClock(now)) return 'age'
  if (isAtOrBefore(createdAt, now.subtract({ hours: absoluteHours }))) return 'age'
  return isAtOrBefore(lastSeenAt, now.subtract({ hours: idleHours })) ? 'idle' : null
}

export async function removeExpiredSessions({
  db,
  clock,
}: Pick<SignInDependencies, 'db' | 'clock'>) {
  const now = clock.now()
  for (const isTrusted of [false, true]) {
    const { idleHours, absoluteHours } = limitsOf({ isTrusted })
    await deleteExpiredSessions(db, {
      isTrusted,
      seenBefore: now.subtract({ hours: idleHours }),
      begunBefore: now.subtract({ hours: absoluteHours }),
      now,
    })
  }
}

function limitsOf({ isTrusted }: Pick<StoredSession, 'isTrusted'>) {
  return isTrusted ? sessionLimits.trusted : sessionLimits
}

function isAtOrBefore(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) <= 0
}
