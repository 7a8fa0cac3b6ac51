import type { Mistakes } from './form-values.ts'

export type Outcome =
  | { kind: 'stored' }
  /** Not taken, or never arrived; `fields` says why where the server can. */
  | { kind: 'failed'; fields: Mistakes }

/** Sends an inquiry; `key` makes sure that a second try is stored once. Never rejects. */
export async function sendInquiry(address: string, inquiry: object, key: string): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(inquiry),
    })
    if (response.ok) return { kind: 'stored' }
    const { fields } = (await response.json()) as { fields?: Mistakes }
    return { kind: 'failed', fields: fields ?? {} }
  } catch {
    return { kind: 'failed', fields: {} }
  }
}
