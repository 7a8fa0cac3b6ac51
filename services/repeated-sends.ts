import { createHash } from 'node:crypto'
import { RuleError } from './errors.ts'

export interface SubmissionOptions {
  /** Sending the same again under the same key stores nothing more; null when the sender has none. */
  idempotencyKey: string | null
}

type Repeatable = Pick<SubmissionOptions, 'idempotencyKey'> & { sentDigest: string | null }

/**
 * The key with a digest of what was sent under it. How long somebody took to fill in the form is
 * left out: a second try takes longer.
 */
export function repeatable(sent: object, { idempotencyKey }: SubmissionOptions): Repeatable {
  if (idempotencyKey === null) return { idempotencyKey, sentDigest: null }
  const sentDigest = createHash('sha256')
    .update(JSON.stringify(sent, withoutTime))
    .digest('base64url')
  return { idempotencyKey, sentDigest }
}

function withoutTime(name: string, value: unknown): unknown {
  return name === 'filledInMs' ? undefined : value
}

/** Throws `RuleError` when something else was stored under the key; what came before digests passes. */
export function assertSameSent(
  stored: { sentDigest: string | null },
  { sentDigest }: Pick<Repeatable, 'sentDigest'>,
): void {
  if (stored.sentDigest === null || stored.sentDigest === sentDigest) return
  throw new RuleError('This Idempotency-Key was used to send something else. Please use a new one.')
}
