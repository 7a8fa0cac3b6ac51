import type {
  EditedDocument,
  LinkCheck,
  ListedDocument,
  PastRevision,
} from '#contracts/site-editing.ts'
import { limits } from '#contracts/limits.ts'
import { failureIn, fetchOrSay, readOverHttp, sendOverHttp } from '../../../queries.ts'
import { saveBeforeSignOut } from '../before-sign-out.ts'
import { listQuery } from '../list-query.ts'

const sitePath = '/api/admin/site'

function addressOf(document: string): string {
  return `${sitePath}/${encodeURIComponent(document)}`
}

/** The album that is edited as a document of this name; null for any other. */
export function albumIn(document: string): string | null {
  return document.startsWith('albums/') ? document.slice('albums/'.length) : null
}

/** Each screen reads them again, once what other editors are still saving is stored. */
const readAnew = { staleTime: 0, gcTime: 0 }

export const documentsQuery = {
  ...readAnew,
  queryKey: [sitePath],
  queryFn: async () => {
    await saveBeforeSignOut()
    return (await readOverHttp(sitePath)).body as readonly ListedDocument[]
  },
}

/** Read once: the editor keeps what it shows. */
export function documentQuery(document: string) {
  return {
    ...readAnew,
    queryKey: [addressOf(document), 'editor'],
    queryFn: async () => {
      await saveBeforeSignOut()
      return readDocument(document)
    },
    refetchOnReconnect: false,
  }
}

export async function readDocument(document: string): Promise<EditedDocument> {
  return (await readOverHttp(addressOf(document))).body as EditedDocument
}

export function historyQuery(document: string) {
  const address = `${addressOf(document)}/revisions`
  return listQuery<PastRevision>([address], `${address}?limit=${limits.pageSize}`)
}

type Seen = Pick<EditedDocument, 'document' | 'revision'>

async function send(
  method: 'PUT' | 'POST' | 'DELETE',
  address: string,
  body?: unknown,
  seen?: Seen,
): Promise<EditedDocument> {
  const headers = {
    'Content-Type': 'application/json',
    ...(seen && { 'If-Match': `"${seen.revision}"` }),
  }
  // Not the helper that guests' pages load: only editing needs `PUT` and `If-Match`.
  const response = await fetchOrSay(address, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw await failureIn(response)
  return response.json()
}

export interface Draft {
  seen: Seen
  typed: unknown
}

export function saveDraft({ seen, typed }: Draft): Promise<EditedDocument> {
  return send('PUT', `${addressOf(seen.document)}/draft`, { value: typed }, seen)
}

/** `publishAt` is ISO 8601; null for now. */
export function publish(
  seen: Seen,
  publication: { revision: string; publishAt: string | null; note: string },
): Promise<EditedDocument> {
  return send('POST', `${addressOf(seen.document)}/publish`, publication, seen)
}

export function discard({ document }: Seen, id: string): Promise<EditedDocument> {
  return send('DELETE', `${addressOf(document)}/revisions/${id}`)
}

export async function checkLinks({ document }: Seen): Promise<LinkCheck> {
  return (await sendOverHttp('POST', `${addressOf(document)}/links`)).json() as Promise<LinkCheck>
}
