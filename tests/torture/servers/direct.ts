import { entryFields, formBody, formType } from '#tests/fixtures/submission-form.ts'
import { jpeg } from '#tests/fixtures/media/pictures.ts'
import { requestOf } from '../guests.ts'
import type { SentReview } from '../ledger.ts'
import { adminPassword, type Server } from './server.ts'

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

/** Asks one server, as the proxy would for a guest at this address. */
export async function askFrom(
  address: string,
  { origin }: Server,
  path: string,
  { headers, ...asked }: Asked = {},
) {
  const forwarded = { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' }
  const response = await fetch(origin + path, { ...asked, headers: { ...headers, ...forwarded } })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

export async function sendReview(address: string, server: Server, review: SentReview) {
  return askFrom(address, server, '/api/reviews', requestOf(review))
}

export const entryPicture = () => jpeg(640, 480)

/** An entry with one picture. */
export async function entryOf(contestId: number, key: string) {
  const files = [{ name: 'porch.jpg', type: 'image/jpeg', content: await entryPicture() }]
  return {
    method: 'POST',
    headers: { 'content-type': formType, 'idempotency-key': key },
    body: new Uint8Array(formBody(entryFields({ contestId: String(contestId) }), files)),
  }
}

export async function trySignIn(address: string, server: Server, password = adminPassword) {
  return askFrom(address, server, '/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
}

/** Returns the session's cookie. */
export async function signInAt(server: Server): Promise<string> {
  const { status, headers, body } = await trySignIn('203.0.113.1', server)
  if (status !== 200) throw new Error(`signing in: ${status} ${body}`)
  return headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

/** The servers in turn. */
export function inTurn<Each>(each: readonly Each[], turn: number): Each {
  const found = each[turn % each.length]
  if (found === undefined) throw new Error('there is none')
  return found
}

export function idIn(body: string): string {
  return (JSON.parse(body) as { id: string }).id
}
