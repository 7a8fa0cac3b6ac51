import { decodeHTMLStrict } from 'entities'

export interface Link {
  /** Null if it leads nowhere a guest could go. */
  address: string | null
  words: string
}

/** 'here (https://…)'; words that are the address stay alone. */
export function withAddress({ words, address }: Link): string {
  const shown = words.trim()
  if (address === null || bare(shown) === bare(address)) return words
  return shown === '' ? address : `${words.trimEnd()} (${address})`
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
}

const href = /[\s"'/]href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** Where a tag leads: a web address, or that of a mailbox or telephone. */
export function addressIn(tag: string): string | null {
  const [, double, single, none] = href.exec(tag) ?? []
  const text = decodeHTMLStrict(double ?? single ?? none ?? '')
    .replaceAll(/[\t\n\r]/g, '')
    .trim()
  const [, other] = /^(?:mailto|tel):([^?]+)/i.exec(text) ?? []
  if (other !== undefined) return decoded(other)
  const url = /^https?:/i.test(text) ? URL.parse(text) : null
  return url && (targetOf(url) ?? text)
}

/** The calendar service leads through a page of its own: `https://www.google.com/url?q=…`. */
function targetOf({ hostname, pathname, searchParams }: URL): string | null {
  if (!/^(www\.)?google\.com$/.test(hostname) || pathname !== '/url') return null
  const target = searchParams.get('q') ?? searchParams.get('url') ?? ''
  return /^https?:/i.test(target) && URL.canParse(target) ? target : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
