import type { EditedDocument } from '#contracts/site-editing.ts'
import type { Door } from './door.ts'

/** Numbers of what is published: both texts of an edition carry its number. */
export interface Editions {
  acknowledged: number
  sent: number
  /** No further one is begun. */
  isClosed: boolean
}

const address = '/api/admin/site/about'

/** Publishes one edition after the other until closed; what a kill cuts off is followed by the next. */
export async function publishAgainAndAgain(door: Door, editions: Editions): Promise<void> {
  let cookie = ''
  while (!editions.isClosed) {
    const origin = await door.origin()
    try {
      cookie ||= await signIn(origin)
      const edition = editions.sent + 1
      await publishEdition({ origin, cookie }, edition, () => (editions.sent = edition))
      editions.acknowledged = edition
    } catch (error) {
      // Cut off by a kill: the next edition follows. Anything else is a refusal.
      if (error instanceof RefusedError) throw error
    }
  }
}

interface Owner {
  origin: string
  cookie: string
}

/** `onDraft` is called before it is published. */
export async function publishEdition(
  owner: Owner,
  edition: number,
  onDraft?: () => void,
): Promise<void> {
  const { value, revision } = await send(owner, 'GET', address)
  const changed = { ...value, title: `Title ${edition}.`, lead: `Text ${edition}.` }
  const draft = { revision, body: { value: changed } }
  const saved = await send(owner, 'PUT', `${address}/draft`, draft)
  onDraft?.()
  const publication = { revision: saved.revision, body: { revision: saved.revision } }
  await send(owner, 'POST', `${address}/publish`, publication)
}

class RefusedError extends Error {}

export async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'not one that anybody uses' }),
  })
  if (!response.ok) throw new RefusedError(`signing in: ${response.status}`)
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
}

let calls = 0

async function send(
  { origin, cookie }: Owner,
  method: 'GET' | 'PUT' | 'POST',
  path: string,
  { revision = '', body }: { revision?: string; body?: object } = {},
): Promise<EditedDocument> {
  calls += 1
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      cookie,
      'if-match': `"${revision}"`,
      // Limits count by address.
      'x-forwarded-for': `203.0.${calls % 200}.${calls % 250}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (response.status === 503) throw new Error('stopping')
  if (!response.ok) throw new RefusedError(`${path}: ${response.status} ${await response.text()}`)
  return response.json() as Promise<EditedDocument>
}

/** The numbers of the edition's title and text on the page; 0 as shipped. */
export async function shownEdition(origin: string): Promise<readonly number[]> {
  const html = await (await fetch(`${origin}/about`)).text()
  return [/Title (\d+)\./, /Text (\d+)\./].map((pattern) => Number(pattern.exec(html)?.[1] ?? 0))
}
