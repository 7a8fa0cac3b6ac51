import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Message } from '#contracts/messages.ts'
import { loadToaster } from '../load-toaster.ts'
import { showToast } from '../toast.ts'
import type { Returned } from './answer-form.ts'
import type { Failure, FormKind, Outcome } from './form-kind.ts'
import type { OpenForm } from './open-form.ts'
import type { Sent } from './send-json.ts'
import { useSubmission } from './use-submission.ts'
import { valuesOf, type FormValues } from './values.ts'

interface GuestFormOptions<Body extends object> {
  kind: FormKind<Body>
  /** What the server found in a form that was sent without scripts. */
  returned?: Returned | undefined
  /** The form rests until it resolves. */
  onStored: (body: Body, thanks: Message) => unknown
  /** Those that go with the form. */
  files?: () => Promise<readonly File[]>
  /** Never rejects. */
  send?: (sent: Sent<Body>) => Promise<Outcome>
}

/** Checks and sends a guest's form, and keeps what was typed, also through a reload. */
export function useGuestForm<Body extends object>(options: GuestFormOptions<Body>) {
  const { kind, files, send, onStored } = options
  const [returned, setReturned] = useState(options.returned)
  /** What is in the form: since the scripts run, and from then on where the kind follows it. */
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
      // Toasts as well: when the guest sends, the signal may be gone.
      Promise.all([kind.load(), loadToaster()]).catch(ignore)
      if (kind.isFollowed) setValues(typed())
    },
  }
}

export type GuestFormState = ReturnType<typeof useGuestForm>

/** Loads what drafts and sending need, once. Rejects when it does not come; the next try may help. */
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

/** The form can still say what went wrong. */
function ignore(): void {}
