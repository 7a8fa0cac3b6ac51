import type { QueryClient } from '@tanstack/react-query'
import { adminPictures as words } from '#content/admin-pictures.ts'
import { ownPicturesPath } from '#contracts/addresses.ts'
import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import type { AlbumPicture } from '#contracts/site/albums.ts'
import { failureIn, fetchOrSay, readOverHttp } from '../../../../queries.ts'
import type { Fields } from '../fields/schema.ts'

const lookAgainMs = 1500

/** What an album can show; asked again while pictures are being made. */
export function picturesQuery(album: string) {
  const address = `${ownPicturesPath}?album=${encodeURIComponent(album)}`
  return {
    queryKey: [address],
    queryFn: async () => (await readOverHttp(address)).body as readonly AlbumPictureState[],
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: readonly AlbumPictureState[] | undefined } }) =>
      state.data?.some((each) => each.state === 'making') ? lookAgainMs : false,
  } as const
}

/** Of an album's document. */
export function picturesIn(value: Fields): readonly AlbumPicture[] {
  return (value['pictures'] ?? []) as readonly AlbumPicture[]
}

export type Report = (text: string) => void

/** Resolves once all pictures of an album as it is typed are made. */
export async function picturesMade(
  client: QueryClient,
  album: string,
  typed: () => Fields,
  report: Report,
): Promise<void> {
  const { queryKey, queryFn, staleTime } = picturesQuery(album)
  const all = await client.fetchQuery({ queryKey, queryFn, staleTime })
  const ids = new Set(picturesIn(typed()).map(({ id }) => id))
  const making = all.filter(({ id, state }) => ids.has(id) && state === 'making')
  if (making.length === 0) return
  report(words.waiting(sum(making, 'done'), sum(making, 'total')))
  await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  return picturesMade(client, album, typed, report)
}

function sum(states: readonly AlbumPictureState[], of: 'done' | 'total'): number {
  return states.reduce((all, state) => all + state[of], 0)
}

export interface Upload {
  /** The same key is stored once, however often it is sent. */
  key: string
  file: File
}

export async function uploadPicture(
  album: string,
  { key, file }: Upload,
): Promise<AlbumPictureState> {
  const address = `${ownPicturesPath}?${new URLSearchParams({ album, name: file.name })}`
  const headers = { 'Content-Type': 'application/octet-stream', 'Idempotency-Key': key }
  const response = await fetchOrSay(address, { method: 'POST', headers, body: file })
  if (!response.ok) throw await failureIn(response)
  return response.json()
}
