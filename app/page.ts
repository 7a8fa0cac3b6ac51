import type { QueryClient } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { Album } from '#contracts/pictures.ts'
import type { ServedDocuments as Served } from '#contracts/site/documents.ts'
import { originContext, readApiContext, type ReadApi } from './api-context.ts'
import { readAlbum, readDocument, readOnServer, type Facts } from './documents.ts'
import { createQueryClient, type ApiKey } from './queries.ts'
import { answersIn } from './answers.ts'
import { headOf, type DeclaredHead } from './page-head.ts'

export { meta } from './page-head.ts'

/** Everything about a page except its component. */
export interface Page<Shown extends object = object> extends DeclaredHead {
  /**
   * API addresses the screen reads. Only a first visit waits: it gets the responses in its HTML.
   */
  queries?: readonly ApiKey[]
  /** Anything else the screen needs, as `loaderData`. */
  shown?: Shown
  status?: number
}

/** Everything a page may depend on. */
export type Visit<Args extends LoaderFunctionArgs = LoaderFunctionArgs> = Args & {
  /** Canonical origin of the site, without a trailing slash. */
  origin: string
  read: ReadApi
  /** Facts about the property. */
  facts: Facts
  /** Reads one of the owner's documents for `useDocument`; it is sent with the page. */
  document: ReadDocument
  /** Reads one that only the declaration needs. */
  lookUp: ReadDocument
  /** Reads an album, or its first pictures, for `useAlbum`. */
  album: (name: string, first?: number) => Promise<Album>
  /** What it holds when the declaration is made is sent with the page, like `queries`. */
  client: QueryClient
  /** False for client-side navigation. */
  isFirstVisit: boolean
}

type ReadDocument = <Name extends keyof Served>(name: Name) => Promise<Served[Name]>

/**
 * A screen's `loader` from its declaration. It runs only on the server, even for client-side
 * navigation, so nothing it names reaches the browser's code. The screen exports `meta` and
 * `shouldRevalidate` from here as well.
 */
export function page<Args extends LoaderFunctionArgs, Shown extends object = object>(
  declare: (visit: Visit<Args>) => Page<Shown> | Promise<Page<Shown>>,
) {
  return async (args: Args) => {
    const visit = await visitOf(args)
    const declared = await declare(visit)
    const { queries = [], status = 200, shown } = declared
    if (visit.isFirstVisit) await readAll(visit.client, queries)
    // For `NotFound`. It is in memory like the facts, so this cannot fail.
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
    // The root sends them once.
    facts: await lookUp('facts'),
    document: (name) => readDocument(client, name),
    lookUp,
    album: (name, first) => readAlbum(client, name, first),
    client,
    // The router requests `/about.data` when a guest navigates to `/about`.
    isFirstVisit: !new URL(args.request.url).pathname.endsWith('.data'),
  }
}

/** The browser retries failures. */
async function readAll(client: QueryClient, keys: readonly ApiKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.prefetchQuery({ queryKey, retry: false })))
}

/** Filters, tabs and searches change the address, but need no new data. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}
