import type { QueryClient } from '@tanstack/react-query'
import {
  data,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { socialPictureUrl } from '#content/pictures/url.ts'
import type { Album } from '#contracts/pictures.ts'
import { preloadsOf, type Preload, type Sizes } from './components/picture-sizes.ts'
import type { ServedDocuments as Served } from '#contracts/site/documents.ts'
import { originContext, readApiContext, type ReadApi } from './api-context.ts'
import { albumAddress, readAlbum, readDocument, readOnServer, type Facts } from './documents.ts'
import { answersIn, createQueryClient, type ApiKey } from './queries.ts'
import { breadcrumbs, type Crumb } from './structured-data.ts'

/** Everything a page is, apart from its component. */
export interface Page<Shown extends object = object> {
  /** The brand is added to it. */
  name: string
  description?: string
  /** Canonical path, beginning with a slash. None for a page that isn't there. */
  path?: string
  /** A shared link shows the first picture of this album. */
  picture?: string | undefined
  /** What a guest sees first, the first picture of an album: fetched from the head of the page on. */
  firstPicture?: { album: string; sizes: Sizes }
  /** The way here from home, for search engines; the last one is the page itself. */
  crumbs?: readonly Crumb[]
  structuredData?: readonly object[]
  /** Keeps the page out of search engines. */
  noindex?: boolean
  /**
   * What the screen asks our API for. A first visit arrives with the answers in its HTML; moving
   * inside the site shows the loading states while the browser asks.
   */
  queries?: readonly ApiKey[]
  /** What else the screen needs, as `loaderData`. */
  shown?: Shown
  status?: number
}

/** What a page may depend on. */
export type Visit<Args extends LoaderFunctionArgs = LoaderFunctionArgs> = Args & {
  /** Canonical origin of the site, without a slash at its end. */
  origin: string
  read: ReadApi
  /** What every page knows of the property. */
  facts: Facts
  /** Reads one of the owner's documents, which arrives with the page: `useDocument` has it there. */
  document: ReadDocument
  /** Reads one that only the declaration needs. */
  lookUp: ReadDocument
  /** Reads an album, or its first pictures, for `useAlbum`. */
  album: (name: string, first?: number) => Promise<Album>
  /** What it holds when the declaration is made arrives with the page, like `queries`. */
  client: QueryClient
  /** False when the guest moves inside the site. */
  isFirstVisit: boolean
}

type ReadDocument = <Name extends keyof Served>(name: Name) => Promise<Served[Name]>

type Declaration<Args extends LoaderFunctionArgs, Shown extends object> =
  | Page<Shown>
  | ((visit: Visit<Args>) => Page<Shown> | Promise<Page<Shown>>)

/**
 * A screen's `loader` from its one declaration. It runs on the server only, also for guests who move
 * inside the site, so nothing it names reaches the browser's code. The screen exports `meta` and
 * `shouldRevalidate` from here as well.
 */
export function page<Args extends LoaderFunctionArgs, Shown extends object = object>(
  declaration: Declaration<Args, Shown>,
) {
  return async (args: Args) => {
    const visit = await visitOf(args)
    const declared = typeof declaration === 'function' ? await declaration(visit) : declaration
    const { queries = [], status = 200, shown } = declared
    if (visit.isFirstVisit) await readAll(visit.client, queries)
    // For `NotFound`: in memory like the facts, so it is there whenever a page is.
    if (status === 404) await visit.album('lost')
    const answers = answersIn(visit.client)
    const head = await headOf(declared, visit)
    return data({ ...(shown as Shown), head, answers }, { status })
  }
}

async function visitOf<Args extends LoaderFunctionArgs>(args: Args): Promise<Visit<Args>> {
  const read = args.context.get(readApiContext)
  const client = createQueryClient(read)
  const lookUp: ReadDocument = (name) => readOnServer(read, name)
  return {
    ...args,
    origin: args.context.get(originContext),
    read,
    // The root brings them once.
    facts: await lookUp('facts'),
    document: (name) => readDocument(client, name),
    lookUp,
    album: (name, first) => readAlbum(client, name, first),
    client,
    // The router asks for `/about.data` when a guest moves to `/about`.
    isFirstVisit: !new URL(args.request.url).pathname.endsWith('.data'),
  }
}

/** Failures are left for the browser to ask about again. */
async function readAll(client: QueryClient, keys: readonly ApiKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.prefetchQuery({ queryKey, retry: false })))
}

interface Head {
  title: string
  siteName: string
  description?: string | undefined
  url?: string | undefined
  picture?: { url: string; alt: string } | undefined
  preloads: readonly Preload[]
  structuredData: readonly object[]
  noindex: boolean
}

async function headOf(declared: Page, { origin, facts, read }: Visit): Promise<Head> {
  const {
    name,
    description,
    path,
    picture: album,
    firstPicture,
    crumbs,
    structuredData = [],
    noindex = false,
  } = declared
  const picture = await firstIn(album, read)
  const seenFirst = await firstIn(firstPicture?.album, read)
  return {
    title: `${name} - ${facts.property}`,
    siteName: facts.property,
    description,
    url: path === undefined ? undefined : `${origin}${path}`,
    picture: picture && { url: `${origin}${socialPictureUrl(picture)}`, alt: picture.alt },
    preloads: firstPicture && seenFirst ? preloadsOf(seenFirst, firstPicture.sizes) : [],
    structuredData: crumbs ? [...structuredData, breadcrumbs(origin, crumbs)] : structuredData,
    noindex,
  }
}

/** Apart from what arrives with the page, which need not show it. */
async function firstIn(album: string | undefined, read: ReadApi) {
  const found = album === undefined ? undefined : await read(albumAddress(album, 1))
  const [picture] = (found?.body ?? []) as Album
  return picture
}

/** Title, description, canonical address and what a shared link shows. */
export function meta({
  loaderData,
}: {
  loaderData?: { head: Head } | undefined
}): MetaDescriptor[] {
  if (!loaderData) return []
  const { head } = loaderData
  const { title, description, url, structuredData, noindex, preloads } = head
  return [
    { title },
    ...preloads.map((each) => ({ ...preload, ...each })),
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(url ? sharedMeta({ ...head, url }) : []),
    ...structuredData.map((each) => ({ 'script:ld+json': each })),
  ]
}

const preload = {
  tagName: 'link',
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  fetchPriority: 'high',
} as const

function sharedMeta(head: Head & { url: string }) {
  return [
    { tagName: 'link' as const, rel: 'canonical', href: head.url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: head.siteName },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: head.url },
    // Title, text and picture are read from og: as well.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(head.picture ? pictureMeta(head.picture) : []),
  ]
}

function pictureMeta({ url, alt }: { url: string; alt: string }): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
  ]
}

/** Filters, tabs and searches have addresses, but show what is here already. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}
