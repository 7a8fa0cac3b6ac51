import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Message } from '#contracts/messages.ts'
import { loadToaster } from '../load-toaster.ts'
import { showToast } from '../toast.ts'
import type { Returned } from './native-post.ts'
import type { Failure, FormKind, Outcome } from './form-kind.ts'
import type { OpenForm } from './open-form.ts'
import type { Sent } from './send-json.ts'
import { useSubmission } from './use-submission.ts'
import { valuesOf, type FormValues } from './values.ts'

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
  /** The form's values: after hydration, and on every change if `isFollowed`. */
  const [values, setValues] = useState<FormValues>()
  const submission = useSubmission(submit, returned)
  const { ref, clear } = submission
  const typed = () => (ref.current ? valuesOf(new FormData(ref.current)) : {})
  const open = useOpenForm(ref, kind, !returned)

  const begin = useEffectEvent(() => {
    setValues(typed())
    if (isKept(kind.draft)) open().then(() => setValues(typed()), ignore)
  })
  useEffect(() => begin(), [])

  async function submit(form: HTMLFormElement): Promise<Failure | undefined> {
    const sent = { values: valuesOf(new FormData(form)), files: (await files?.()) ?? [] }
    const opened = await loaded().catch(() => null)
    if (!opened) return { kind: 'unreachable', ...kind.unreachable }
    const result = await opened.form.submit({ ...sent, send, onValid: clear })
    if ('failure' in result) return result.failure
    opened.form.forget()
    setReturned(undefined)
    setValues({})
    showToast(opened.code.thanks)
    await onStored(result.body, opened.code.thanks)
  }

  async function loaded() {
    const [form, code] = await Promise.all([open(), kind.load()])
    return { form, code }
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
      if (kind.isFollowed) setValues(typed())
    },
  }
}

export type GuestFormState = ReturnType<typeof useGuestForm>

/** Loads the code for drafts and sending once. Rejects on failure; a later try may succeed. */
function useOpenForm<Body extends object>(
  form: RefObject<HTMLFormElement | null>,
  kind: FormKind<Body>,
  isFresh: boolean,
): () => Promise<OpenForm<Body>> {
  const [startedAt] = useState(() => Date.now())
  const opened = useRef<Promise<OpenForm<Body>>>(null)
  async function load() {
    try {
      const { openForm } = await import('./open-form.ts')
      return openForm({ form, kind, isFresh, startedAt })
    } catch (error) {
      opened.current = null
      throw error
    }
  }
  return () => (opened.current ??= load())
}

function isKept(draft: string): boolean {
  try {
    return sessionStorage.getItem(draft) !== null
  } catch {
    return false
  }
}

/** The form still reports the error. */
function ignore(): void {}
