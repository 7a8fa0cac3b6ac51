import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { adminOnPage as words } from '#content/admin-on-page.ts'
import type { EditedDocument } from '#contracts/site-editing.ts'
import type { TextPlace } from '#contracts/text-marks.ts'
import { IconButton } from '../../../../components/button.tsx'
import { LoadFailed } from '../../page-parts.tsx'
import { AlbumFields } from '../albums/album-fields.tsx'
import { useWaitingEditor } from '../albums/use-album.ts'
import { DocumentNotices } from '../document-states.tsx'
import { documentQuery } from '../documents-api.ts'
import { EditingContext } from '../fields/editing.ts'
import { labelOf, pathLabel } from '../fields/labels.ts'
import { fieldAt, nameOf } from '../fields/schema.ts'
import { ValueField } from '../fields/value-field.tsx'
import { PublishBar } from '../publish-bar.tsx'
import { useDocumentEditor, type DocumentEditor } from '../use-document-editor.ts'

/** Saves what is typed; resolves to whether all of it is saved. */
export type Flush = () => Promise<boolean>

interface SpotEditorProps {
  spot: TextPlace
  title: string
  /** Takes what saves the field; nothing once it is gone. */
  provideFlush: (flush: Flush | undefined) => void
  onSaved: () => void
  onClose: () => void
}

/** The field of what was pressed, or the list it is in. */
export function SpotEditor({ spot, title, onClose, ...reporting }: SpotEditorProps) {
  const document = useQuery(documentQuery(spot.document))
  const isAlbum = spot.document.startsWith('albums/')
  const group = isAlbum ? [] : listOf(spot.path).slice(0, -1)
  const Fields = isAlbum ? AlbumSpot : TextSpot
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="font-display text-lead font-semibold">{title}</h2>
          {group.length > 0 && <p className="text-sm text-soft">{pathLabel(group.join('.'))}</p>}
        </div>
        <IconButton icon={X} label={words.close} onClick={onClose} />
      </div>
      <div aria-live="polite">
        {document.isPending && <p className="mt-2 text-soft">{words.loading}</p>}
        {document.isError && (
          <LoadFailed text={words.loadFailed} onRetry={() => void document.refetch()} />
        )}
      </div>
      {document.data && (
        <Fields key={spot.document} document={document.data} spot={spot} {...reporting} />
      )}
      <Link
        to={`/admin/site/${spot.document}`}
        className="mt-3 inline-flex min-h-11 items-center underline underline-offset-4"
      >
        {words.whole}
      </Link>
    </section>
  )
}

/** Of a text in a list, the list: its items can be moved, removed and added there. */
function listOf(path: string): string[] {
  const parts = path.split('.')
  const at = parts.findLastIndex((part) => /^\d+$/.test(part))
  return at === -1 ? parts : parts.slice(0, at)
}

interface SpotFieldsProps extends Pick<SpotEditorProps, 'spot' | 'provideFlush' | 'onSaved'> {
  document: EditedDocument
}

function TextSpot({ document, spot, ...reporting }: SpotFieldsProps) {
  const editor = useReporting(useDocumentEditor(document), reporting)
  const fields = useRef<HTMLDivElement>(null)
  const path = listOf(spot.path)
  const { schema, value } = fieldAt(editor.stored.schema, editor.value, path)
  useEffect(() => {
    const name = CSS.escape(nameOf(spot.path.split('.')))
    fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }, [spot])
  const { change, stored } = editor
  const opened = spot.path.split('.')
  return (
    <EditingContext value={{ change, mistakes: stored.mistakes, Value: ValueField, opened }}>
      <DocumentNotices editor={editor} />
      <div ref={fields} key={spot.path} className="mt-3">
        <ValueField {...{ path, schema, value }} label={labelOf(path.at(-1) ?? '', path)} />
      </div>
      <PublishBar editor={editor} />
    </EditingContext>
  )
}

function AlbumSpot({ document, spot, ...reporting }: SpotFieldsProps) {
  const album = document.document.slice('albums/'.length)
  const editor = useReporting(useWaitingEditor(useDocumentEditor(document), album), reporting)
  const { change, stored } = editor
  const chosen = Number(spot.path.split('.')[1])
  return (
    <EditingContext value={{ change, mistakes: stored.mistakes, Value: ValueField }}>
      <DocumentNotices editor={editor} />
      <div className="mt-3">
        <AlbumFields key={spot.path} {...{ editor, album, chosen }} isNarrow />
      </div>
      <PublishBar editor={editor} />
    </EditingContext>
  )
}

type Reporting = Pick<SpotEditorProps, 'provideFlush' | 'onSaved'>

/** Reports each save, and lets the screen save before another text is edited. */
function useReporting(
  editor: DocumentEditor,
  { provideFlush, onSaved }: Reporting,
): DocumentEditor {
  const { revision } = editor.stored
  const first = useRef(revision)
  useEffect(() => {
    if (revision !== first.current) onSaved()
    first.current = revision
  }, [revision, onSaved])
  useEffect(() => {
    provideFlush(editor.flush)
    return () => provideFlush(undefined)
  })
  return editor
}
