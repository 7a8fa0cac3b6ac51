import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { adminSite as words } from '#content/admin-site.ts'
import { adminPictures as pictureWords, albumLeads } from '#content/admin-pictures.ts'
import { guideIdIn } from '#contracts/guides.ts'
import type { EditedDocument } from '#contracts/site-editing.ts'
import { BackLink } from '../../../components/back-link.tsx'
import { adminMeta } from '../admin-meta.ts'
import { DeleteGuide } from './add-guide.tsx'
import { AlbumFields } from './albums/album-fields.tsx'
import { useWaitingEditor } from './albums/use-album.ts'
import { LoadFailed } from '../page-parts.tsx'
import { DocumentFields } from './document-fields.tsx'
import { DocumentHistory } from './document-history.tsx'
import { documentQuery } from './documents-api.ts'
import { DocumentStates } from './document-states.tsx'
import { EditingContext } from './fields/editing.ts'
import { ValueField } from './fields/value-field.tsx'
import { PublishBar } from './publish-bar.tsx'
import { useDocumentEditor } from './use-document-editor.ts'

export const meta = adminMeta(words.title)

/** One of the owner's documents, by its name in the address. */
export default function EditDocument() {
  const { '*': name = '' } = useParams()
  const document = useQuery(documentQuery(name))
  const album = albumIn(name)
  return (
    <div className="pt-4">
      <BackLink to="/admin/site" label={words.back} />
      <h1 className="mt-2 sign text-title">{titleIn(document.data, album !== null)}</h1>
      <div aria-live="polite">
        {document.isPending && <p className="mt-4 text-soft">{words.loading}</p>}
        {document.isError && (
          <LoadFailed text={words.loadFailed} onRetry={() => void document.refetch()} />
        )}
      </div>
      {document.data &&
        (album === null ? (
          <Editor key={name} document={document.data} />
        ) : (
          <AlbumEditor key={name} album={album} document={document.data} />
        ))}
    </div>
  )
}

/** As high as a title while there is none. */
function titleIn(document: EditedDocument | undefined, isAlbum: boolean): string {
  const { title = '\u{A0}' } = document ?? {}
  return document && isAlbum ? pictureWords.title(title) : title
}

/** The album that is edited as this document; null for any other. */
function albumIn(name: string): string | null {
  return name.startsWith('albums/') ? name.slice('albums/'.length) : null
}

interface AlbumEditorProps {
  document: EditedDocument
  album: string
}

function AlbumEditor({ document, album }: AlbumEditorProps) {
  const editor = useWaitingEditor(useDocumentEditor(document), album)
  const { change, stored } = editor
  const editing = { change, mistakes: stored.mistakes, Value: ValueField }
  return (
    <EditingContext value={editing}>
      <DocumentStates editor={editor} />
      <p className="mt-4 max-w-3xl text-soft">
        {albumLeads[album] ?? pictureWords.lead} {pictureWords.alt.help}
      </p>
      <div className="mt-4 max-w-3xl">
        <AlbumFields editor={editor} album={album} />
      </div>
      <PublishBar editor={editor} />
      <DocumentHistory editor={editor} />
    </EditingContext>
  )
}

function Editor({ document }: { document: EditedDocument }) {
  const editor = useDocumentEditor(document)
  const { stored, value, change } = editor
  const isGuide = stored.document.startsWith('guide/')
  // A mistake is told once it is published with, or stored: what is being typed is not marked.
  const editing = useMemo(
    () => ({ change, mistakes: stored.mistakes, Value: ValueField }),
    [change, stored.mistakes],
  )
  return (
    <EditingContext value={editing}>
      <DocumentStates editor={editor} />
      <p className="mt-4 max-w-3xl text-sm text-soft">{words.words}</p>
      <div className="mt-4 max-w-3xl">
        <DocumentFields schema={stored.schema} value={value} />
      </div>
      <PublishBar editor={editor} />
      {stored.isUnpublished && isGuide && <DeleteGuide id={guideIdIn(stored.document)} />}
      <DocumentHistory editor={editor} />
    </EditingContext>
  )
}
