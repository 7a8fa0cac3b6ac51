import { outcomeOf, type Outcome } from './form-kind.ts'

export interface Sent<Body extends object> {
  /** API address. */
  address: string
  body: Body
  files: readonly File[]
  /** Idempotency key: a repeat is stored once. */
  key: string
}

/** Posts a form's body. Never rejects. */
export async function sendJson<Body extends object>({
  address,
  body,
  key,
}: Sent<Body>): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    })
    return outcomeOf(response.status, await response.json().catch(() => null))
  } catch {
    return { kind: 'unreachable' }
  }
}
