import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { adminSite as words } from '#content/admin-site.ts'
import { editParameter } from '#contracts/addresses.ts'
import { Button } from '../../../components/button.tsx'
import { ConfirmedButton } from '../confirm.tsx'
import { failedToast } from '../page-parts.tsx'
import { discard } from './documents-api.ts'
import { CheckLinks } from './check-links.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { saveFirst, type DocumentEditor } from './use-document-editor.ts'

/** Below the form, and always in view: whether it is saved, and what can be done with it. */
export function PublishBar({ editor }: { editor: DocumentEditor }) {
  const [isPublishing, setPublishing] = useState(false)
  const { draft, planned, mistakes, page } = editor.stored
  const isUnpublished = editor.stored.isUnpublished && editor.album === null
  const hasDraft = draft !== null || editor.state !== 'saved' || isUnpublished
  const count = Object.keys(mistakes).length
  return (
    <div className="sticky bottom-0 z-10 mt-6 max-w-3xl rounded-t-lg border border-b-0 border-line bg-card px-4 py-3 shadow-float">
      <p role="status" className="text-sm text-soft">
        {editor.state === 'saved' && !hasDraft
          ? words.saving[planned ? 'planned' : 'unchanged']
          : words.saving[editor.state]}
        {count > 0 && hasDraft && <span className="text-danger"> {words.mistakes(count)}</span>}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" isResting={!hasDraft} onClick={() => setPublishing(true)}>
          {words.publish.heading}
        </Button>
        {page !== null && <Preview {...{ editor, page }} isResting={!hasDraft} />}
        {editor.album === null && <CheckLinks editor={editor} />}
        {draft && !isUnpublished && <Discard editor={editor} />}
      </div>
      {isPublishing && <PublishDialog editor={editor} onClose={() => setPublishing(false)} />}
    </div>
  )
}

interface PreviewProps {
  editor: DocumentEditor
  page: string
  isResting: boolean
}

/** A tab of its own with the page as the drafts have it. */
function Preview({ editor, page, isResting }: PreviewProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (tab: Window | null) => {
      await saveFirst(editor)
      if (tab) tab.location.href = `${page}?${editParameter}=preview`
    },
    onError: (error, tab) => {
      tab?.close()
      failedToast(words.preview.failed)(error)
    },
  })
  return (
    <Button
      kind="secondary"
      size="small"
      isResting={isResting || isPending}
      // Browsers block a tab that is opened later than the press.
      onClick={() => mutate(window.open('', '_blank'))}
    >
      {words.preview.label}
    </Button>
  )
}

function Discard({ editor }: { editor: DocumentEditor }) {
  return (
    <ConfirmedButton
      kind="quiet"
      label={words.discard.label}
      named={words.discard.label}
      words={words.discard.confirm}
      text={words.discard.text}
      act={() =>
        // A save that ended just now may have replaced the draft, or left none.
        editor.startFrom(async (seen) => (seen.draft ? discard(seen, seen.draft.id) : seen))
      }
      done={words.discard.done}
      failed={words.discard.failed}
    />
  )
}
