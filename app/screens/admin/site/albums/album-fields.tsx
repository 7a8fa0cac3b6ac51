import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type PointerEvent, type RefObject } from 'react'
import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import { adminPictures as words } from '#content/admin-pictures.ts'
import type { AlbumPicture } from '#contracts/site/albums.ts'
import { Button } from '../../../../components/button.tsx'
import { Fetching, Section } from '../../page-parts.tsx'
import { useMistake } from '../fields/editing.ts'
import type { DocumentEditor } from '../use-document-editor.ts'
import { AlbumItem } from './album-item.tsx'
import { PictureDrop } from './picture-input.tsx'
import { PictureView } from './picture-view.tsx'
import { picturesIn, picturesQuery } from './pictures-api.ts'
import { useUploads, type Uploads } from './use-uploads.ts'

interface AlbumFieldsProps {
  editor: DocumentEditor
  album: string
  /** The picture that was pressed on the page, to be brought into view. */
  chosen?: number
  /** Whether there is no room for two columns. */
  isNarrow?: boolean
}

/** An album in place of a document's form. */
export function AlbumFields({ editor, album, ...look }: AlbumFieldsProps) {
  const edited = useAlbumEditor(editor, album)
  const { known, others, update } = edited
  const uploads = useUploads(album)
  const mistake = useMistake(['pictures'])
  const append = ({ id }: AlbumPictureState) => update((now) => [...now, { id, alt: '' }])
  if (!known.isSuccess)
    return <Fetching query={known} loading={words.loading} failed={words.loadFailed} />
  return (
    <div className="grid grid-cols-1 gap-6">
      {mistake && <p className="font-medium text-danger">{mistake}</p>}
      <AlbumList album={album} edited={edited} uploads={uploads} {...look} />
      <UploadStates uploads={uploads} />
      <PictureDrop onFiles={(files) => void uploads.add(files, append)} />
      <OtherPictures
        pictures={others}
        onPut={({ id }) => update((now) => [...now, { id, alt: '' }])}
      />
    </div>
  )
}

interface AlbumListProps extends Pick<AlbumFieldsProps, 'album' | 'chosen' | 'isNarrow'> {
  edited: ReturnType<typeof useAlbumEditor>
  uploads: Uploads
}

function AlbumList({ album, edited, uploads, chosen, isNarrow = false }: AlbumListProps) {
  const { pictures, states, set, update } = edited
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    update((now) => now.toSpliced(from, 1).toSpliced(to, 0, ...now.slice(from, from + 1)))
  }
  const { dragged, handle } = useDraggedItem(list, move)
  const replace = (old: AlbumPicture, file: File) =>
    void uploads.add([file], ({ id }) =>
      // The old description is of another picture.
      update((now) => now.map((each) => (each.id === old.id ? { id, alt: '' } : each))),
    )
  if (pictures.length === 0) return <p className="text-soft">{words.none}</p>
  return (
    <ol ref={list} className="grid grid-cols-1 gap-4">
      {pictures.map((picture, at) => (
        <AlbumItem
          key={picture.id}
          {...{ album, picture, at, isNarrow }}
          isChosen={at === chosen}
          known={states.get(picture.id)}
          count={pictures.length}
          isDragged={dragged === at}
          handle={handle(at)}
          onChange={(changed) => set(pictures.with(at, changed))}
          onMove={(to) => move(at, to)}
          onReplace={(file) => replace(picture, file)}
          onTakeOut={() => set(pictures.toSpliced(at, 1))}
        />
      ))}
    </ol>
  )
}

function UploadStates({ uploads: { underWay, send, forget } }: { uploads: Uploads }) {
  return (
    <ul aria-live="polite" className="grid gap-2 empty:hidden">
      {underWay.map((upload) => (
        <li
          key={upload.key}
          className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-card p-3"
        >
          {upload.error === undefined ? (
            <span className="wrap-anywhere">{words.uploading(upload.file.name)}</span>
          ) : (
            <>
              <span className="min-w-0 flex-1 wrap-anywhere text-danger">
                {words.uploadFailed(upload.file.name, upload.error)}
              </span>
              <Button size="small" kind="secondary" onClick={() => void send(upload)}>
                {words.retry}
              </Button>
              <Button size="small" kind="quiet" onClick={() => forget(upload.key)}>
                {words.dismiss}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

interface OtherPicturesProps {
  pictures: readonly AlbumPictureState[]
  onPut: (picture: AlbumPictureState) => void
}

/** What was taken out, or uploaded and never used: nothing that arrived is lost. */
function OtherPictures({ pictures, onPut }: OtherPicturesProps) {
  if (pictures.length === 0) return null
  return (
    <Section heading={words.others.heading}>
      <p className="mt-1 text-sm text-soft">{words.others.lead}</p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.id} className="grid min-w-0 content-start gap-1">
            <PictureView known={picture} sizes="12rem" className="aspect-3/2 w-full rounded-md" />
            <span className="truncate text-sm text-soft">{picture.name}</span>
            <Button
              kind="secondary"
              size="small"
              aria-label={words.others.putBack(picture.name)}
              onClick={() => onPut(picture)}
            >
              {words.others.button}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** An album being edited: its pictures in order, and how far those are that it can show. */
function useAlbumEditor(editor: DocumentEditor, album: string) {
  const known = useQuery(picturesQuery(album))
  const states = new Map((known.data ?? []).map((each) => [each.id, each]))
  const pictures = picturesIn(editor.value)
  const others = [...states.values()].filter(({ id }) => !pictures.some((each) => each.id === id))
  const set = (next: readonly AlbumPicture[]) => editor.change(['pictures'], next)
  /** From the newest state: an upload may end long after it began. */
  const update = (change: (now: readonly AlbumPicture[]) => readonly AlbumPicture[]) =>
    set(change(picturesIn(editor.newest().value)))
  return { known, states, others, pictures, set, update }
}

/** Items are dragged by a handle, with a mouse, a pen or a finger; `move` changes the order. */
function useDraggedItem(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>()
  const place = useRef<number>(undefined)

  const handle = (at: number) => ({
    onPointerDown(event: PointerEvent) {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      place.current = at
      setDragged(at)
    },
    onPointerMove({ clientY }: PointerEvent) {
      const from = place.current
      if (from === undefined) return
      const to = placeAt(list.current, clientY)
      if (to === undefined || to === from) return
      place.current = to
      setDragged(to)
      move(from, to)
    },
    onPointerUp: end,
    onPointerCancel: end,
  })
  function end() {
    place.current = undefined
    setDragged(undefined)
  }
  return { dragged, handle }
}

/** The item whose middle is nearest. */
function placeAt(list: HTMLElement | null, y: number): number | undefined {
  const distances = [...(list?.children ?? [])].map((item) => {
    const { top, height } = item.getBoundingClientRect()
    return Math.abs(top + height / 2 - y)
  })
  const nearest = distances.indexOf(Math.min(...distances))
  return nearest < 0 ? undefined : nearest
}
