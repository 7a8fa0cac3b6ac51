import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Message } from '#contracts/messages.ts'
import { showToast } from '../toast.ts'
import type { Failure, FormKind, Outcome, Sent } from './form-kind.ts'
import type { Returned } from './native-post.ts'
import { openForm, type OpenForm } from './open-form.ts'
import { useSubmission } from './use-submission.ts'
import { typedIn, type FormValues } from './values.ts'

interface GuestFormOptions<Body extends object> {
  kind: FormKind<Body>
  /** The server's errors for a form sent without scripts. */
  returned?: Returned | undefined
  /** The form stays disabled until this resolves. */
  onStored: (body: Body, thanks: Message) => unknown
  /** Files to send with the form. */
  files?: () => readonly File[]
  /** Never rejects. */
  send?: (sent: Sent<Body>) => Promise<Outcome>
}

/** Validates and sends a guest form, and keeps its values across reloads. */
export function useGuestForm<Body extends object>(options: GuestFormOptions<Body>) {
  const { kind, files, send, onStored } = options
  const [returned, setReturned] = useState(options.returned)
  /** What is in the fields; undefined before hydration. */
  const [values, setValues] = useState<FormValues>()
  const [startedAt] = useState(() => Date.now())
  const submission = useSubmission(submit, returned)
  const { ref, clear } = submission
  const opened = useRef<OpenForm<Body>>(null)
  const open = () =>
    (opened.current ??= openForm({ form: ref, kind, isFresh: !returned, startedAt }))

  const follow = () => setValues(typedIn(ref.current))
  const begin = useEffectEvent(() => {
    open()
    follow()
  })
  useEffect(() => begin(), [])

  async function submit(form: HTMLFormElement): Promise<Failure | undefined> {
    const sent = { values: typedIn(form), files: files?.() ?? [] }
    const result = await open().submit({ ...sent, send, onValid: clear })
    if ('failure' in result) return result.failure
    open().forget()
    setReturned(undefined)
    setValues({})
    showToast(kind.thanks)
    await onStored(result.body, kind.thanks)
  }

  return {
    ...submission,
    returned,
    values,
    forget: () => open().forget(),
    onInput: () => {
      open().keep()
      // Load it now: the guest may be offline when sending.
      kind.loadCheck().catch(ignore)
      follow()
    },
  }
}

export type GuestFormState = ReturnType<typeof useGuestForm>

/** The form can be sent without it. */
function ignore(): void {}
