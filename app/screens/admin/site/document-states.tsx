import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminGuides } from '#content/admin-guides.ts'
import { adminOnPage } from '#content/admin-on-page.ts'
import { adminSite as words } from '#content/admin-site.ts'
import { shortMoment } from '#contracts/moments.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { discard, publish, readDocument } from './documents-api.ts'
import { labelOf } from './fields/labels.ts'
import { failedToast } from '../page-parts.tsx'
import { startSaved, type DocumentEditor } from './use-document-editor.ts'

/** What the owner has to know before editing, and the ways to the page. */
export function DocumentStates({ editor }: { editor: DocumentEditor }) {
  const { page, isUnpublished } = editor.stored
  const link = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4'
  return (
    <>
      {page !== null && !isUnpublished && (
        <div className="mt-1 flex flex-wrap gap-x-6">
          <a href={page} className={link}>
            {words.see}
          </a>
          <Link to={`/admin/site/page?at=${page}`} className={link}>
            {adminOnPage.link}
          </Link>
        </div>
      )}
      <DocumentNotices editor={editor} />
    </>
  )
}

export function DocumentNotices({ editor }: { editor: DocumentEditor }) {
  const { document, leftOut, mistakes, isUnpublished, draft } = editor.stored
  return (
    <div className="mt-3 grid max-w-3xl gap-3 empty:hidden">
      {isUnpublished && (
        <Notice>
          {document.startsWith('guide/') ? adminGuides.unpublished : words.unpublished}
        </Notice>
      )}
      {editor.overtaken && <Overtaken editor={editor} error={editor.overtaken} />}
      {editor.stored.planned && <Planned editor={editor} planned={editor.stored.planned} />}
      {draft?.refusal && <Notice>{words.refused(draft.refusal)}</Notice>}
      {leftOut.length > 0 && (
        <Notice>{words.leftOut(leftOut.map((name) => labelOf(name)).join(', '))}</Notice>
      )}
      {mistakes[''] && (
        <Notice>
          {words.elsewhere}
          {mistakes['']}
        </Notice>
      )}
    </div>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="rounded-md border-2 border-ember p-4">{children}</div>
}

/** Nothing is saved any more until the owner has chosen. */
function Overtaken({ editor, error }: { editor: DocumentEditor; error: string }) {
  const read = () => readDocument(editor.stored.document)
  const theirs = useMutation({ mutationFn: () => editor.startFrom(read) })
  const mine = useMutation({ mutationFn: read, onSuccess: editor.keepMine })
  return (
    <Notice>
      <h2 className="text-heading">{words.conflict.heading}</h2>
      <p className="mt-2" role="alert">
        {words.conflict.text(error)}
      </p>
      <p>{words.conflict.merging}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => theirs.mutate()}>
          {words.conflict.theirs}
        </Button>
        <Button kind="secondary" size="small" onClick={() => mine.mutate()}>
          {words.conflict.mine}
        </Button>
      </div>
    </Notice>
  )
}

interface PlannedProps {
  editor: DocumentEditor
  planned: NonNullable<DocumentEditor['stored']['planned']>
}

function Planned({ editor, planned }: PlannedProps) {
  const { timeZone } = useFacts()
  const { id, author, publishAt, note } = planned
  const now = useMutation({
    mutationFn: () =>
      startSaved(editor, (seen) => publish(seen, { revision: id, publishAt: null, note })),
    onSuccess: () => showToast(words.publish.done),
    onError: failedToast(words.publish.failed),
  })
  const withdraw = useMutation({
    mutationFn: () => startSaved(editor, (seen) => discard(seen, id)),
    onSuccess: ({ draft }) =>
      showToast(draft ? words.planned.keptInDraft : words.planned.withdrawn),
    onError: failedToast(words.publish.failed),
  })
  const isPending = now.isPending || withdraw.isPending
  return (
    <Notice>
      <p>{words.planned.text(shortMoment(publishAt, timeZone), author)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" isResting={isPending} onClick={() => now.mutate()}>
          {words.planned.now}
        </Button>
        <Button
          kind="secondary"
          size="small"
          isResting={isPending}
          onClick={() => withdraw.mutate()}
        >
          {words.planned.withdraw}
        </Button>
      </div>
    </Notice>
  )
}
