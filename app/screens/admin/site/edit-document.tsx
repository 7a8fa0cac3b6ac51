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
import { Fetching } from '../page-parts.tsx'
import { DocumentFields } from './document-fields.tsx'
import { DocumentHistory } from './document-history.tsx'
import { albumIn, documentQuery } from './documents-api.ts'
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
  return (
    <div className="pt-4">
      <BackLink to="/admin/site" label={words.back} />
      <h1 className="mt-2 sign text-title">{titleIn(document.data)}</h1>
      <div aria-live="polite" className="mt-4 empty:mt-0">
        <Fetching query={document} loading={words.loading} failed={words.loadFailed} />
      </div>
      {document.data && <Editor key={name} document={document.data} />}
    </div>
  )
}

/** As high as a title while there is none. */
function titleIn(document: EditedDocument | undefined): string {
  if (!document) return '\u{A0}'
  return albumIn(document.document) === null ? document.title : pictureWords.title(document.title)
}

function Editor({ document }: { document: EditedDocument }) {
  const editor = useDocumentEditor(document)
  const { stored, value, change, album } = editor
  const isGuide = stored.document.startsWith('guide/')
  // A mistake is told once it is published with, or stored: what is being typed is not marked.
  const editing = useMemo(
    () => ({ change, mistakes: stored.mistakes, Value: ValueField }),
    [change, stored.mistakes],
  )
  return (
    <EditingContext value={editing}>
      <DocumentStates editor={editor} />
      {album === null ? (
        <p className="mt-4 max-w-3xl text-sm text-soft">{words.words}</p>
      ) : (
        <p className="mt-4 max-w-3xl text-soft">
          {albumLeads[album] ?? pictureWords.lead} {pictureWords.alt.help}
        </p>
      )}
      <div className="mt-4 max-w-3xl">
        {album === null ? (
          <DocumentFields schema={stored.schema} value={value} />
        ) : (
          <AlbumFields editor={editor} album={album} />
        )}
      </div>
      <PublishBar editor={editor} />
      {stored.isUnpublished && isGuide && <DeleteGuide id={guideIdIn(stored.document)} />}
      <DocumentHistory editor={editor} />
    </EditingContext>
  )
}
