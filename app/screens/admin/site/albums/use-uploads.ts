import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import { newKey } from '../../../../components/form/new-key.ts'
import { picturesQuery, uploadPicture, type Upload } from './pictures-api.ts'

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
  const show = (upload: UnderWay) =>
    setUnderWay((all) => [...all.filter(({ key }) => key !== upload.key), upload])
  const send = async (upload: UnderWay) => {
    const { error: _, ...begun } = upload
    show(begun)
    try {
      const picture = await mutateAsync(begun)
      // A list that is on its way does not have it yet, and is not waited for.
      void client.invalidateQueries({ queryKey: picturesQuery(album).queryKey })
      begun.done(picture)
      forget(begun.key)
    } catch (error) {
      show({ ...begun, error: error instanceof Error ? error.message : '' })
    }
  }
  const add = async (files: readonly File[], done: UnderWay['done']) => {
    for (const file of files) await send({ key: newKey(), file, done })
  }
  return { underWay, add, send, forget }
}

export type Uploads = ReturnType<typeof useUploads>
