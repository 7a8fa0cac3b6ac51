import type {
  EditedDocument,
  LinkCheck,
  ListedDocument,
  PastRevision,
} from '#contracts/site-editing.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { limits } from '#contracts/limits.ts'
import { messageIn } from '#contracts/not-sent.ts'
import { fetchOrSay, readOverHttp, RequestError, sendOverHttp } from '../../../queries.ts'
import { listQuery } from '../list-query.ts'
import { untilNothingIsSent } from './left-unsaved.ts'

const sitePath = '/api/admin/site'

function addressOf(document: string): string {
  return `${sitePath}/${encodeURIComponent(document)}`
}

export const documentsQuery = {
  queryKey: [sitePath],
  queryFn: async () => {
    await untilNothingIsSent()
    return (await readOverHttp(sitePath)).body as readonly ListedDocument[]
  },
}

/** Read once: the editor keeps what it shows. */
export function documentQuery(document: string) {
  const address = addressOf(document)
  return {
    queryKey: [address, 'editor'],
    queryFn: async () => {
      await untilNothingIsSent()
      return (await readOverHttp(address)).body as EditedDocument
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  }
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
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as EditedDocument
  const { fields } = (answer ?? {}) as Partial<ErrorAnswer>
  throw new RequestError(messageIn(answer), response.status, fields)
}

interface Draft {
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

/** The server's message if a draft was refused because someone else was faster; else undefined. */
export function overtakenIn(error: unknown): string | undefined {
  return error instanceof RequestError && error.status === 409 ? error.message : undefined
}
