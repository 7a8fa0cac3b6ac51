import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { adminOnPage as words } from '#content/admin-on-page.ts'
import type { EditedDocument } from '#contracts/site-editing.ts'
import type { TextPlace } from '#contracts/text-marks.ts'
import { IconButton } from '../../../../components/button.tsx'
import { Fetching } from '../../page-parts.tsx'
import { AlbumFields } from '../albums/album-fields.tsx'
import { DocumentNotices } from '../document-states.tsx'
import { albumIn, documentQuery } from '../documents-api.ts'
import { EditingContext } from '../fields/editing.ts'
import { labelOf, pathLabel } from '../fields/labels.ts'
import { fieldAt, nameOf } from '../fields/schema.ts'
import { ValueField } from '../fields/value-field.tsx'
import { PublishBar } from '../publish-bar.tsx'
import { useDocumentEditor } from '../use-document-editor.ts'

interface SpotEditorProps {
  spot: TextPlace
  title: string
  onSaved: () => void
  onClose: () => void
}

/** The field of what was pressed, or the list it is in. */
export function SpotEditor({ spot, title, onSaved, onClose }: SpotEditorProps) {
  const document = useQuery(documentQuery(spot.document))
  const group = albumIn(spot.document) === null ? listOf(spot.path).slice(0, -1) : []
  return (
    <section aria-label={title} className="min-w-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h2 className="font-display text-lead font-semibold">{title}</h2>
          {group.length > 0 && <p className="text-sm text-soft">{pathLabel(group.join('.'))}</p>}
        </div>
        <IconButton icon={X} label={words.close} onClick={onClose} />
      </div>
      <div aria-live="polite" className="mt-2 empty:mt-0">
        <Fetching query={document} loading={words.loading} failed={words.loadFailed} />
      </div>
      {document.data && (
        <SpotFields key={spot.document} document={document.data} {...{ spot, onSaved }} />
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

interface SpotFieldsProps extends Pick<SpotEditorProps, 'spot' | 'onSaved'> {
  document: EditedDocument
}

function SpotFields({ document, spot, onSaved }: SpotFieldsProps) {
  const editor = useDocumentEditor(document)
  const { change, stored, album } = editor
  const opened = spot.path.split('.')
  const path = listOf(spot.path)
  const { schema, value } = fieldAt(stored.schema, editor.value, path)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const name = CSS.escape(nameOf(spot.path.split('.')))
    fields.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }, [spot])
  useAfterSaving(stored.revision, onSaved)
  return (
    <EditingContext value={{ change, mistakes: stored.mistakes, Value: ValueField, opened }}>
      <DocumentNotices editor={editor} />
      <div ref={fields} key={spot.path} className="mt-3">
        {album === null ? (
          <ValueField {...{ path, schema, value }} label={labelOf(path.at(-1) ?? '', path)} />
        ) : (
          <AlbumFields {...{ editor, album }} chosen={Number(opened[1])} isNarrow />
        )}
      </div>
      <PublishBar editor={editor} />
    </EditingContext>
  )
}

function useAfterSaving(revision: string, onSaved: () => void): void {
  const first = useRef(revision)
  useEffect(() => {
    if (revision !== first.current) onSaved()
    first.current = revision
  }, [revision, onSaved])
}
