import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownPicturesPath } from '#contracts/addresses.ts'
import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import type { ErrorAnswer } from '#contracts/errors.ts'
import { messageIn } from '#contracts/not-sent.ts'
import { newKey } from '../../../../components/form/new-key.ts'
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

interface Upload {
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

/** An upload under way, or one that failed and can be sent again. */
export interface UnderWay extends Upload {
  error?: string
  done: (picture: AlbumPictureState) => void
}

/** Sends pictures one after the other, so that a weak signal brings the first one soon. */
export function useUploads(album: string) {
  const [underWay, setUnderWay] = useState<readonly UnderWay[]>([])
  const client = useQueryClient()
  // A mutation, so that an ended session is noticed.
  const { mutateAsync } = useMutation({
    mutationFn: (upload: Upload) => uploadPicture(album, upload),
  })

  const forget = (key: string) => setUnderWay((all) => all.filter((each) => each.key !== key))
  const send = async (upload: UnderWay) => {
    const { error: _, ...begun } = upload
    setUnderWay((all) => [...all.filter(({ key }) => key !== upload.key), begun])
    try {
      const picture = await mutateAsync(begun)
      const { queryKey } = picturesQuery(album)
      client.setQueryData<readonly AlbumPictureState[]>(queryKey, (known = []) => [
        ...known.filter(({ id }) => id !== picture.id),
        picture,
      ])
      // A list that is on its way does not have it yet, and is not waited for.
      void client.invalidateQueries({ queryKey })
      upload.done(picture)
      forget(upload.key)
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      setUnderWay((all) =>
        all.map((each) => (each.key === upload.key ? { ...each, error: message } : each)),
      )
    }
  }
  const add = async (files: readonly File[], done: UnderWay['done']) => {
    for (const file of files) await send({ key: newKey(), file, done })
  }
  return { underWay, add, send, forget }
}

export type Uploads = ReturnType<typeof useUploads>
