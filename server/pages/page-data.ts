import { pageDataPath } from '#contracts/addresses.ts'
import { adminAreaOf } from '../security/admin-area.ts'
import { isEdited, isPersonal, previewTokenIn } from './address.ts'
import { scriptsMarked } from './document.ts'
import { digestOf } from './encodings.ts'

/** A page's hydration data: React Router's stream as one text. */
export interface PageData {
  text: string
  /** Of the text; part of its address. */
  digest: string
}

/**
 * Removes the hydration data from a rendered document. It is a third of the bytes on the wire and
 * paints nothing; the rest fits into the first packets of a connection (RFC 6928), which saves a
 * phone on a slow connection a round trip.
 */
export function takeData(html: string, nonce: string): { rest: string; data: PageData | null } {
  let text = ''
  const rest = html.replaceAll(scriptsMarked(nonce), (script, _, code: string) => {
    const [isData, chunk] = streaming.exec(code) ?? []
    if (chunk !== undefined) text += JSON.parse(chunk)
    return isData === undefined ? script : ''
  })
  if (text === '') return { rest: html, data: null }
  return { rest, data: { text, digest: digestOf(text) } }
}

/** The scripts that stream data; each chunk is a JSON string. */
const streaming =
  /^window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));?$/

/** With the page's key, so that a server that has not rendered the page yet can. */
export function dataAddress({ digest }: PageData, key: string): string {
  return `${pageDataPath}${digest}?page=${encodeURIComponent(key)}`
}

/** Whether every guest gets the same page, so that its data can be served separately. */
export function hasDataApart(key: string): boolean {
  const isAdmins = adminAreaOf({ target: key, route: undefined }) !== null
  return !isAdmins && !isPersonal(key) && !isEdited(key) && previewTokenIn(key) === null
}
