import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { adminSite } from '#content/admin-site.ts'
import { instantOfLocalTime } from '#contracts/local-time.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../components/form/field.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { publish } from './documents-api.ts'
import { saveFirst } from './save-first.ts'
import type { DocumentEditor } from './use-document-editor.ts'

const words = adminSite.publish

interface PublishDialogProps {
  editor: DocumentEditor
  onClose: () => void
}

/** Publishes the draft now, or at a time. */
export function PublishDialog({ editor, onClose }: PublishDialogProps) {
  const [note, setNote] = useState('')
  const [localTime, setLocalTime] = useState('')
  const [error, setError] = useState('')
  const { timeZone } = useFacts()
  const [waiting, setWaiting] = useState('')
  const send = usePublication(editor, { onClose, setError, setWaiting })
  const plan = () => {
    const publishAt = instantOfLocalTime(localTime, timeZone)
    if (publishAt === null || Date.parse(publishAt) <= Date.now()) return setError(words.noTime)
    send.mutate({ publishAt, note })
  }
  return (
    <Dialog label={words.heading} onClose={onClose} className="w-[min(92vw,32rem)]">
      <h2 className="pr-12 text-heading">{words.heading}</h2>
      <div className="mt-4 grid gap-4">
        <Field label={words.note.label}>
          {(control) => (
            <input
              value={note}
              maxLength={words.note.maxLength}
              onChange={({ target }) => setNote(target.value)}
              {...control}
            />
          )}
        </Field>
        <Button
          className="justify-self-start"
          isResting={send.isPending}
          onClick={() => send.mutate({ publishAt: null, note })}
        >
          {send.isPending ? words.publishing : words.now}
        </Button>
        <fieldset className="grid gap-3 border-t border-line pt-4">
          <legend className="sr-only">{words.later}</legend>
          <Field label={words.at}>
            {(control) => (
              <input
                type="datetime-local"
                value={localTime}
                onChange={({ target }) => setLocalTime(target.value)}
                {...control}
              />
            )}
          </Field>
          <Button
            kind="secondary"
            className="justify-self-start"
            isResting={send.isPending}
            onClick={plan}
          >
            {words.plan}
          </Button>
        </fieldset>
        <p role="status" className="text-soft">
          {send.isPending && waiting}
        </p>
        {error && (
          <p role="alert" className="font-medium text-danger">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  )
}

interface Reports {
  onClose: () => void
  setError: (text: string) => void
  setWaiting: (text: string) => void
}

function usePublication(editor: DocumentEditor, { onClose, setError, setWaiting }: Reports) {
  return useMutation({
    mutationFn: async ({ publishAt, note }: { publishAt: string | null; note: string }) => {
      await saveFirst(editor, setWaiting)
      const seen = editor.newest()
      const revision = seen.draft?.id ?? seen.revision
      return publish(seen, { revision, publishAt, note })
    },
    onSuccess: (answer, { publishAt }) => {
      showToast(publishAt === null ? words.done : words.planned)
      onClose()
      editor.startFrom(answer)
    },
    onError: ({ message }) => setError(message),
  })
}
