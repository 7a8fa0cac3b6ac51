import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { adminSite } from '#content/admin-site.ts'
import { instantOfLocalTime } from '#contracts/local-time.ts'
import type { EditedDocument } from '#contracts/site-editing.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Field } from '../../../components/form/field.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { failedToast } from '../page-parts.tsx'
import { publish } from './documents-api.ts'
import { startSaved, type DocumentEditor } from './use-document-editor.ts'

const words = adminSite.publish

interface PublishDialogProps {
  editor: DocumentEditor
  onClose: () => void
}

/** Publishes the draft now, or at a time. */
export function PublishDialog({ editor, onClose }: PublishDialogProps) {
  const [note, setNote] = useState('')
  const [localTime, setLocalTime] = useState('')
  const [mistake, setMistake] = useState('')
  const { timeZone } = useFacts()
  const publication = usePublication(editor, onClose)
  const { isPending, waiting, isAhead } = publication
  const error = mistake || publication.error
  const send = (publishAt: string | null) => {
    setMistake('')
    publication.send({ publishAt, note })
  }
  const plan = () => {
    const publishAt = instantOfLocalTime(localTime, timeZone)
    if (publishAt === null || Date.parse(publishAt) <= Date.now()) return setMistake(words.noTime)
    send(publishAt)
  }
  return (
    <Dialog label={words.heading} onClose={onClose} className="w-[min(92vw,32rem)]">
      <h2 className="pr-12 text-heading">{words.heading}</h2>
      <div className="mt-4 grid gap-4">
        {isAhead && <p>{words.ahead}</p>}
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
        <Button className="justify-self-start" isResting={isPending} onClick={() => send(null)}>
          {isPending ? words.publishing : words.now}
        </Button>
        {!isAhead && (
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
              isResting={isPending}
              onClick={plan}
            >
              {words.plan}
            </Button>
          </fieldset>
        )}
        <p role="status" className="text-soft">
          {isPending && waiting}
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

interface Wanted {
  /** ISO 8601; null for now. */
  publishAt: string | null
  note: string
}

/** Publishes the draft. Its dialog may be closed before the answer arrives. */
function usePublication(editor: DocumentEditor, onDone: () => void) {
  const [waiting, setWaiting] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: Wanted) => {
      setWaiting('')
      const send = (seen: EditedDocument) =>
        publish(seen, { revision: seen.draft?.id ?? seen.revision, ...wanted })
      return startSaved(editor, send, setWaiting)
    },
    onSuccess: (_, { publishAt }) => {
      showToast(publishAt === null ? words.done : words.planned)
      onDone()
    },
    onError: failedToast(words.failed),
  })
  // A change is planned already: this one can only be published now, ahead of it.
  const isAhead = editor.stored.planned !== null
  return { send: mutate, isPending, waiting, isAhead, error: error?.message ?? '' }
}
