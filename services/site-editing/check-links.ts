import { internalPathSchema } from '#contracts/site/shapes.ts'
import type { LinkCheck } from '#contracts/site-editing.ts'
import { reach } from '#integrations/reach.ts'
import { readDocument, type EditingDeps } from './read-document.ts'

const patienceMs = 15_000
const external = /https?:\/\/[^\s<>"'()[\]{}]+/g
/** In Markdown: [text](/path). */
const internalInText = /\]\((\/[^\s)]*)\)/g

interface Opening {
  /** The status of a page of this site. */
  openPage: (path: string) => Promise<number>
  /** The status of another site's page; null if it can't be reached. */
  open?: typeof reach
}

/**
 * Opens every link in a document as its editor has it, within 15 seconds, and names those that lead
 * nowhere. Throws `NotFoundError` for an unknown document.
 */
export async function checkLinks(
  deps: EditingDeps,
  document: string,
  { openPage, open = reach }: Opening,
): Promise<LinkCheck> {
  const { value } = await readDocument(deps, document)
  const links = linksIn(value)
  const signal = AbortSignal.timeout(patienceMs)
  const addresses = [...new Set(links.map(({ address }) => address))]
  const statuses = new Map(
    await Promise.all(
      addresses.map(async (address) => {
        const isOwn = address.startsWith('/')
        return [address, await (isOwn ? openPage(address) : open(address, signal))] as const
      }),
    ),
  )
  const broken = links.flatMap((link) => {
    const status = statuses.get(link.address) ?? null
    return status !== null && status < 400 ? [] : [{ ...link, status }]
  })
  return { checked: addresses.length, broken }
}

interface FoundLink {
  /** In the document, with dots. */
  path: string
  address: string
}

function linksIn(value: unknown, path: readonly string[] = []): FoundLink[] {
  if (typeof value === 'string') {
    return addressesIn(value).map((address) => ({ path: path.join('.'), address }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => linksIn(each, [...path, name]))
}

function addressesIn(text: string): string[] {
  const isOwn = text.startsWith('/') && internalPathSchema.safeParse(text).success
  const inText = [...text.matchAll(internalInText)].map(([, own = '']) => own)
  // A full stop ends the sentence, not the address.
  const others = (text.match(external) ?? []).map((address) => address.replace(/[.,;:!?]+$/, ''))
  return [...(isOwn ? [text] : inText), ...others].map((address) => address.split('#', 1)[0] ?? '')
}
