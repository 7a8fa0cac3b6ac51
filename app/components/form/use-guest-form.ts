import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Message } from '#contracts/messages.ts'
import { loadToaster, showToast } from '../toast.ts'
import type { Failure, FormKind, Outcome, Sent } from './form-kind.ts'
import type { Returned } from './native-post.ts'
import type { OpenForm } from './open-form.ts'
import { useSubmission } from './use-submission.ts'
import { typedIn, type FormValues } from './values.ts'

interface GuestFormOptions<Body extends object> {
  kind: FormKind<Body>
  /** The server's errors for a form sent without scripts. */
  returned?: Returned | undefined
  /** The form stays disabled until this resolves. */
  onStored: (body: Body, thanks: Message) => unknown
  /** Files to send with the form. */
  files?: () => Promise<readonly File[]>
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
  const opened = useRef<Promise<OpenForm<Body>>>(null)

  const follow = () => setValues(typedIn(ref.current))
  const begin = useEffectEvent(() => {
    follow()
    if (hasDraft(kind.draft)) open().then(follow, ignore)
  })
  useEffect(() => begin(), [])

  /** Loads the code for drafts and sending once; after a failure, a later try may succeed. */
  function open(): Promise<OpenForm<Body>> {
    const isFresh = !returned
    return (opened.current ??= import('./open-form.ts').then(
      ({ openForm }) => openForm({ form: ref, kind, isFresh, startedAt }),
      (error) => {
        opened.current = null
        throw error
      },
    ))
  }

  async function submit(form: HTMLFormElement): Promise<Failure | undefined> {
    const sent = { values: typedIn(form), files: (await files?.()) ?? [] }
    const loaded = await Promise.all([open(), kind.load()]).catch(() => null)
    if (!loaded) return { kind: 'unreachable', ...kind.unreachable }
    const [openForm, { thanks }] = loaded
    const result = await openForm.submit({ ...sent, send, onValid: clear })
    if ('failure' in result) return result.failure
    openForm.forget()
    setReturned(undefined)
    setValues({})
    showToast(thanks)
    await onStored(result.body, thanks)
  }

  return {
    ...submission,
    returned,
    values,
    forget: () => void open().then((form) => form.forget(), ignore),
    onInput: () => {
      open().then((form) => form.keep(), ignore)
      // Load toasts now: the guest may be offline when sending.
      Promise.all([kind.load(), loadToaster()]).catch(ignore)
      follow()
    },
  }
}

export type GuestFormState = ReturnType<typeof useGuestForm>

function hasDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

/** The form still reports the error. */
function ignore(): void {}
