import { useEffect, useRef } from 'react'
import type { Message } from '#contracts/messages.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/form/field.tsx'
import { FormAlert, FormFrame } from '../../components/form/form-frame.tsx'
import { showToast } from '../../components/toast.ts'
import { conflictIn } from '../../queries.ts'
import { useHasSignedIn } from './owner-drafts.ts'
import { useAdminForm } from './use-admin-form.ts'
import { useTextDraft } from './use-text-draft.ts'

interface TextFormProps {
  /** Id of the item; part of the draft's name. */
  id: string
  stored: string
  words: { label: string; hint?: string; save: string; saved: Message; failed: Message }
  maxLength: number
  /** Returns the stored text. */
  save: (text: string) => Promise<string>
  /** Refetches someone else's changes. */
  refresh: () => Promise<unknown>
}

/** A short text such as a reply or a note, with a save button. */
export function TextForm({ id, stored, words, maxLength, save, refresh }: TextFormProps) {
  const { text, setText, noteSaved, isNewer, isUnsaved } = useTextDraft(id, stored)
  const area = useFocusAfterSignIn(isUnsaved)
  const form = useAdminForm({
    draft: null,
    read: () => text,
    send: save,
    onStored: (saved, _, sent) => {
      noteSaved(sent, saved)
      showToast(words.saved)
    },
    explain: (error) => conflictIn(error) ?? words.failed.description,
    failedTitle: words.failed.title,
    onFailed: (error) => conflictIn(error) !== undefined && refresh(),
  })
  return (
    <div className="grid gap-3">
      <FormFrame submission={form} className="grid gap-3">
        <Field label={words.label} hint={words.hint}>
          {(control) => (
            <textarea
              rows={2}
              ref={area}
              maxLength={maxLength}
              value={text}
              onChange={(event) => setText(event.target.value)}
              {...control}
            />
          )}
        </Field>
        {form.message && <FormAlert>{form.message}</FormAlert>}
        <Button
          type="submit"
          kind="secondary"
          size="small"
          isResting={form.isSubmitting || text === stored}
          className="justify-self-start"
        >
          {words.save}
        </Button>
      </FormFrame>
      {isNewer && <SavedByAnother text={stored} />}
    </div>
  )
}

/** After signing in again, the owner continues where they were typing. */
function useFocusAfterSignIn(isUnsaved: boolean) {
  const area = useRef<HTMLTextAreaElement>(null)
  const hasSignedIn = useHasSignedIn()
  const hasFocus = isUnsaved && hasSignedIn
  useEffect(() => {
    if (hasFocus) area.current?.focus()
  }, [hasFocus])
  return area
}

interface SavedByAnotherProps {
  /** Empty if it was removed. */
  text: string
  heading?: string
}

/** What someone else saved in the meantime. */
export function SavedByAnother({
  text,
  heading = 'Someone else saved this in the meantime. Saving yours replaces it:',
}: SavedByAnotherProps) {
  return (
    <div role="status" className="rounded-md border border-line p-3 text-base">
      <p className="font-semibold">{heading}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text || 'Nothing: it was deleted.'}</p>
    </div>
  )
}
