import { ownPicturesPath } from '#contracts/addresses.ts'
import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { messageIn } from '#contracts/not-sent.ts'
import { fetchOrSay, readOverHttp, RequestError } from '../../../../queries.ts'

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
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as AlbumPictureState
  const { fields } = (answer ?? {}) as Partial<ErrorAnswer>
  throw new RequestError(fields?.['picture'] ?? messageIn(answer), response.status, fields)
}
