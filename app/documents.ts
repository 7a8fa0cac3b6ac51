import { useQuery, type QueryClient } from '@tanstack/react-query'
import { albumsPath, documentsPath, drawingsPath } from '#contracts/addresses.ts'
import type { Album, DrawingsShown } from '#contracts/pictures.ts'
import type { Cabin, DetailedCabin } from '#contracts/site/cabins.ts'
import type { CurrentNotice } from '#contracts/site/notices.ts'
import type { Documents, ServedDocuments as Served } from '#contracts/site/documents.ts'
import { isOn } from '#contracts/features.ts'
import type { ReadApi } from './api-context.ts'
import type { ApiKey } from './queries.ts'
import { entriesOf, type Answers } from './answers.ts'

export type Facts = Documents['facts']

/** The day at the property on which a page was rendered; the root's loader sends it. */
export const renderedDayKey = ['rendered day'] as const

export function documentKey(name: keyof Served): ApiKey {
  return [`${documentsPath}${name}`]
}

/** Of an album, or of its first pictures if a page shows no more. */
export function albumAddress(name: string, first?: number): string {
  return `${albumsPath}${name}${first === undefined ? '' : `?first=${first}`}`
}

/** One of the owner's documents. What a loader reads reaches the browser with the page. */
export async function readDocument<Name extends keyof Served>(
  client: QueryClient,
  name: Name,
): Promise<Served[Name]> {
  const query = { queryKey: documentKey(name), staleTime: Infinity, retry: false } as const
  return client.fetchQuery<Served[Name]>(query)
}

/** An album for a loader, or its first pictures. */
export async function readAlbum(client: QueryClient, name: string, first?: number): Promise<Album> {
  return client.fetchQuery<Album>({ queryKey: [albumAddress(name, first)], retry: false })
}

/** A document that the page's declaration has read, but for its words for search engines. */
export function useDocument<Name extends keyof Served>(name: Name): Omit<Served[Name], 'search'> {
  return useDeclared(documentKey(name)) as Served[Name]
}

/** An album that the page's declaration has read, with the same number of pictures. */
export function useAlbum(name: string, first?: number): Album {
  return useDeclared([albumAddress(name, first)]) as Album
}

/** Whether any picture of the site is a drawing; every page knows. */
export function useDrawingsShown(): boolean {
  return (useDeclared([drawingsPath]) as DrawingsShown).areShown
}

/** What the owner wants every guest to know today. */
export function useCurrentNotice(): CurrentNotice['notice'] {
  return useDocument('current-notice').notice
}

/** For the root's loader. */
export async function readDrawingsShown(client: QueryClient): Promise<void> {
  await client.fetchQuery({ queryKey: [drawingsPath], retry: false })
}

function useDeclared(queryKey: ApiKey): unknown {
  const { data } = useQuery({ queryKey, staleTime: Infinity })
  if (data === undefined) throw new Error(`The page was declared without ${queryKey[0]}.`)
  return data
}

/** Facts about the property, available on every page. */
export function useFacts(): Facts {
  return useDocument('facts')
}

/** All cabins, in the owner's order. */
export function useCabins(): readonly Cabin[] {
  return useDocument('cabin-list')
}

/** A cabin with its details, on its own page. */
export function useCabin(slug: string): DetailedCabin {
  return useDocument(`cabins/${slug}`)
}

/** A document for the server only: it is not sent with the page. */
export async function readOnServer<Name extends keyof Served>(
  read: ReadApi,
  name: Name,
): Promise<Served[Name]> {
  const { body } = await read(documentKey(name)[0])
  return body as Served[Name]
}

/** The facts from the root loader; undefined if it failed. */
export function factsIn(root: { answers: Answers } | undefined): Facts | undefined {
  const entries = entriesOf(root?.answers ?? '[]')
  const [, facts] = entries.find(([[key]]) => key === documentKey('facts')[0]) ?? []
  return facts as Facts | undefined
}

/** Whether a page is switched on; links to others are not shown. */
export function useIsOn(): (to: string) => boolean {
  const facts = useFacts()
  return (to) => isOn(facts, to)
}
