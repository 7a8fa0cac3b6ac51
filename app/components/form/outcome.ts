import { messageIn } from '#contracts/not-sent.ts'
import type { Outcome, Sent } from './form-kind.ts'
import type { FieldErrors } from './values.ts'

/** The result of zod's `safeParse`; zod is loaded with the schema. */
interface Parsed {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
}

/** The API's validation of a body, by field; empty if valid. */
export function fieldErrors({ error }: Parsed): FieldErrors {
  const issues = error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

/** An outcome for a body that only the server has checked. */
export function checkedByServer(outcome: Outcome): Outcome {
  const isInvalid = Object.keys(outcome.errors ?? {}).length > 0
  return isInvalid ? { ...outcome, kind: 'invalid' } : outcome
}

/** Posts a form's body. Never rejects. */
export async function sendJson<Body extends object>(sent: Sent<Body>): Promise<Outcome> {
  try {
    const response = await fetch(sent.address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': sent.key },
      body: JSON.stringify(sent.body),
    })
    return outcomeOf(response.status, await response.json().catch(() => null))
  } catch {
    return { kind: 'unreachable' }
  }
}

/** The outcome of an API response. Where a network has its own sign-in page, a 200 may not be ours. */
export function outcomeOf(status: number, answer: unknown): Outcome {
  if (status >= 200 && status < 300) return { kind: answer ? 'stored' : 'unreachable' }
  const { fields = {} } = (answer ?? {}) as { fields?: FieldErrors }
  return { kind: 'refused', message: messageIn(answer), errors: fields }
}
