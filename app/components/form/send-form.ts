export type Outcome =
  | { kind: 'stored' }
  /** The server answered, but did not take it; `fields` says why where it can. */
  | { kind: 'refused'; fields: Readonly<Record<string, string>> }
  | { kind: 'unreachable' }

/** Sends what stands in a form; `key` makes sure that a second try is stored once. Never rejects. */
export async function sendForm(address: string, body: object, key: string): Promise<Outcome> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    })
    if (response.ok) return { kind: 'stored' }
    return { kind: 'refused', fields: await mistakesIn(response) }
  } catch {
    return { kind: 'unreachable' }
  }
}

async function mistakesIn(response: Response): Promise<Record<string, string>> {
  try {
    const { fields } = (await response.json()) as { fields?: Record<string, string> }
    return fields ?? {}
  } catch {
    return {}
  }
}
