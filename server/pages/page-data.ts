import { createHash } from 'node:crypto'
import { pageDataPath } from '#contracts/addresses.ts'
import { adminAreaOf } from '../security/admin-area.ts'
import { isEdited, isPersonal, previewTokenIn } from './address.ts'
import { scriptsMarked } from './document.ts'

/** What a page's scripts start with: React Router's stream, in one text. */
export interface PageData {
  text: string
  /** SHA-256 of the text, base64url, shortened: the name it is fetched by. */
  digest: string
}

/**
 * Takes its data out of a rendered document: a third of its bytes on the wire, and none that
 * paints. What is left fits into the first packets of a connection (RFC 6928), so that a phone with
 * a slow connection waits for one journey of the packets less.
 */
export function takeData(html: string, nonce: string): { rest: string; data: PageData | null } {
  let text = ''
  const rest = html.replaceAll(scriptsMarked(nonce), (script, _, code: string) => {
    const [isData, chunk] = streaming.exec(code) ?? []
    if (chunk !== undefined) text += JSON.parse(chunk)
    return isData === undefined ? script : ''
  })
  if (text === '') return { rest: html, data: null }
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { rest, data: { text, digest } }
}

/** What `<Scripts>` streams data with; a chunk is a JSON string. */
const streaming =
  /^window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));?$/

/** Where it is fetched; a server that has not rendered the page yet is told which it is. */
export function dataAddress({ digest }: PageData, key: string): string {
  return `${pageDataPath}${digest}?page=${encodeURIComponent(key)}`
}

/** Whether the page of a key is for every guest, so that its data may be fetched apart from it. */
export function hasDataApart(key: string): boolean {
  const isAdmins = adminAreaOf({ target: key, route: undefined }) !== null
  return !isAdmins && !isPersonal(key) && !isEdited(key) && previewTokenIn(key) === null
}
