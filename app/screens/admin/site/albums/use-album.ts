import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminPictures as words } from '#content/admin-pictures.ts'
import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import type { AlbumPicture } from '#contracts/site/albums.ts'
import type { DocumentEditor } from '../use-document-editor.ts'
import { picturesQuery } from './use-uploads.ts'

const lookAgainMs = 1000

type Report = (text: string) => void

/** An album being edited: its pictures in order, and how far those are that it can show. */
export function useAlbumEditor(editor: DocumentEditor, album: string) {
  const known = useQuery(picturesQuery(album))
  const states = new Map((known.data ?? []).map((each) => [each.id, each]))
  const pictures = picturesIn(editor.value)
  const others = [...states.values()].filter(({ id }) => !pictures.some((each) => each.id === id))
  const set = (next: readonly AlbumPicture[]) => editor.change(['pictures'], next)
  return {
    known,
    states,
    others,
    pictures,
    set,
    /** From the newest state: an upload may end long after it began. */
    update: (change: (now: readonly AlbumPicture[]) => readonly AlbumPicture[]) =>
      set(change(picturesIn(editor.newest().typed))),
  }
}

function picturesIn(value: Readonly<Record<string, unknown>>): readonly AlbumPicture[] {
  return (value['pictures'] ?? []) as readonly AlbumPicture[]
}

/** The editor, publishing only once all of the album's pictures are made. */
export function useWaitingEditor(editor: DocumentEditor, album: string): DocumentEditor {
  const client = useQueryClient()
  const states = client.getQueryData<readonly AlbumPictureState[]>(picturesQuery(album).queryKey)
  const waitForPictures = async (report: Report): Promise<void> => {
    const query = { ...picturesQuery(album), refetchInterval: undefined }
    const all = await client.fetchQuery(query)
    const ids = new Set(picturesIn(editor.newest().typed).map(({ id }) => id))
    const making = all.filter(({ id, state }) => ids.has(id) && state === 'making')
    if (making.length === 0) return
    report(words.waiting(sum(making, 'done'), sum(making, 'total')))
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
    return waitForPictures(report)
  }
  const isFine = (path: string) => {
    const { id } = picturesIn(editor.value)[Number(/^pictures\.(\d+)$/.exec(path)?.[1])] ?? {}
    return states?.some((each) => each.id === id && each.state !== 'failed') ?? false
  }
  // That a picture is being made is shown as progress, not as a mistake.
  const mistakes = Object.fromEntries(
    Object.entries(editor.stored.mistakes).filter(([path]) => !isFine(path)),
  )
  return {
    ...editor,
    stored: { ...editor.stored, mistakes },
    flush: async (report = () => {}) => {
      await waitForPictures(report)
      return editor.flush()
    },
  }
}

function sum(states: readonly AlbumPictureState[], of: 'done' | 'total'): number {
  return states.reduce((all, state) => all + state[of], 0)
}
