import type { ClaimedNotification } from '#store/outbox/outbox-claims.ts'
import type { RecipientRole } from '#store/outbox/tables.ts'
import type { Recipients, RoundDeps } from './dependencies.ts'

/** The recipients the mailer can reach. Messages to others wait untried. */
export function reachable({
  recipients,
  mailer,
}: Pick<RoundDeps, 'recipients' | 'mailer'>): RecipientRole[] {
  const known = (['owner', 'business'] as const).filter((role) => recipients[role] !== null)
  return mailer.reachesGuests ? [...known, 'guest'] : known
}

export function addressOf(
  { recipient, guestAddress }: ClaimedNotification,
  recipients: Recipients,
): string | null {
  return recipient === 'guest' ? guestAddress : recipients[recipient]
}
