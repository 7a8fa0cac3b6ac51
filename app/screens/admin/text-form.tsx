import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { savedByAnother } from '#content/admin.ts'
import type { Message } from '#contracts/messages.ts'
import { Button } from '../../components/button.tsx'
import { Field, TextArea } from '../../components/form/field.tsx'
import { FormAlert, FormFrame } from '../../components/form/form-frame.tsx'
import { showToast } from '../../components/toast.ts'
import { conflictIn } from '../../queries.ts'
import { useAdminForm } from './use-admin-form.ts'
import { useTextDraft } from './use-text-draft.ts'

interface TextFormProps {
  /** Of what the text belongs to; names the draft in this tab. */
  id: string
  stored: string
  words: { label: string; hint?: string; save: string; saved: Message; failed: Message }
  maxLength: number
  /** Returns what is stored now. */
  save: (text: string) => Promise<string>
  /** Reads again what someone else has changed. */
  refresh: () => Promise<unknown>
}

/** A short text of the owner's, such as a public answer or a note, with a button that saves it. */
export function TextForm({ id, stored, words, maxLength, save, refresh }: TextFormProps) {
  const { text, setText, noteSaved, isNewer, isUnsaved } = useTextDraft(id, stored)
  const area = useFocusAfterSignIn(isUnsaved)
  const form = useAdminForm({
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
            <TextArea
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

/** After signing in again the owner continues where they were writing. */
function useFocusAfterSignIn(isUnsaved: boolean) {
  const area = useRef<HTMLTextAreaElement>(null)
  const state = useLocation().state as { hasSignedIn?: true } | null
  const hasFocus = isUnsaved && state?.hasSignedIn === true
  useEffect(() => {
    if (hasFocus) area.current?.focus()
  }, [hasFocus])
  return area
}

interface SavedByAnotherProps {
  /** Empty when they took it away. */
  text: string
  heading?: string
}

/** What someone else has saved while the owner was writing. */
export function SavedByAnother({ text, heading = savedByAnother.text }: SavedByAnotherProps) {
  return (
    <div role="status" className="rounded-md border border-line p-3 text-[0.95rem]">
      <p className="font-semibold">{heading}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{text || savedByAnother.empty}</p>
    </div>
  )
}
