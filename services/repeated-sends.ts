import { createHash } from 'node:crypto'
import { RuleError } from './errors.ts'

export interface SubmissionOptions {
  /** Sending the same again with the same key stores nothing more; null without a key. */
  idempotencyKey: string | null
}

type Repeatable = Pick<SubmissionOptions, 'idempotencyKey'> & { sentDigest: string | null }

/** The key with a digest of what was sent, except the fill-in time, which a retry changes. */
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

/** Throws `RuleError` if something else was stored with the key; rows from before digests pass. */
export function assertSameSent(
  stored: { sentDigest: string | null },
  { sentDigest }: Pick<Repeatable, 'sentDigest'>,
): void {
  if (stored.sentDigest === null || stored.sentDigest === sentDigest) return
  throw new RuleError('This Idempotency-Key was used to send something else. Please use a new one.')
}
