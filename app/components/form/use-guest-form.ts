import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { Message } from '#contracts/messages.ts'
import { loadToaster } from '../load-toaster.ts'
import { showToast } from '../toast.ts'
import type { Returned } from './answer-form.ts'
import {
  asSent,
  filledInMs,
  forgetDraft,
  loadDraft,
  newDraft,
  saveDraft,
  type Draft,
} from './draft.ts'
import { fillForm } from './fill-form.ts'
import { failureOf, type Failure, type FormCode, type FormKind, type Outcome } from './form-kind.ts'
import { sendJson, type Sent } from './send-json.ts'
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
  const { kind, files, send = sendJson } = options
  const [returned, setReturned] = useState(options.returned)
  const submission = useSubmission(submit, returned)
  const draft = useDraft(submission.ref, kind, !returned)
  const loadEarly = useEarlyLoad(kind.load)

  async function submit(form: HTMLFormElement): Promise<Failure | undefined> {
    const values = valuesOf(new FormData(form))
    const chosen = (await files?.()) ?? []
    const sent = draft.send(values, chosen)
    const code = await kind.load().catch(() => null)
    if (!code) return { kind: 'unreachable', ...kind.unreachable }
    const body = code.toBody(values, filledInMs(sent))
    const errors = code.check(body, chosen)
    const isValid = Object.keys(errors).length === 0
    if (!isValid) return failureOf(kind, code, { kind: 'invalid', errors }, body)
    submission.clear()
    const outcome = await send({ address: code.address, body, files: chosen, key: sent.key })
    if (outcome.kind !== 'stored') return failureOf(kind, code, outcome, body)
    await finish(body, code)
  }

  async function finish(body: Body, { thanks }: FormCode<Body>) {
    draft.forget()
    setReturned(undefined)
    showToast(thanks)
    await options.onStored(body, thanks)
  }

  return {
    ...submission,
    returned,
    /** What is in the form now, where the kind follows it; undefined until scripts run. */
    values: draft.values,
    forget: draft.forget,
    onInput: () => {
      loadEarly()
      draft.keep()
    },
  }
}

export type GuestFormState = ReturnType<typeof useGuestForm>

function useDraft<Body extends object>(
  form: RefObject<HTMLFormElement | null>,
  { draft: name, isFollowed, restore = (values) => values }: FormKind<Body>,
  /** False while the form shows what the server gave back, which is newer than any draft. */
  isFresh: boolean,
) {
  const draft = useRef<Draft<FormValues>>(null)
  const [values, setValues] = useState<FormValues>()
  const typed = () => (form.current ? valuesOf(new FormData(form.current)) : {})

  const begin = useEffectEvent(() => {
    draft.current = loadDraft<FormValues>(name) ?? newDraft<FormValues>({})
    if (form.current && isFresh) fillForm(form.current, restore(draft.current.values, typed()))
    setValues(typed())
  })
  useEffect(() => begin(), [])

  const set = (next: Draft<FormValues>) => {
    draft.current = next
    saveDraft(name, next)
    return next
  }
  const current = () => draft.current ?? newDraft<FormValues>({})
  return {
    values,
    keep: () => {
      const { values: now } = set({ ...current(), values: typed() })
      if (isFollowed) setValues(now)
    },
    send: (sent: FormValues, files: readonly File[]) => set(asSent(current(), sent, files)),
    forget: () => {
      forgetDraft(name)
      draft.current = null
      setValues({})
    },
  }
}

/** Loads with the first touch what sending needs, toasts included: later the signal may be gone. */
function useEarlyLoad(load: () => Promise<unknown>): () => void {
  const isUnderWay = useRef(false)
  return () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    // The form can still say what went wrong; the next letter tries again.
    Promise.all([load(), loadToaster()]).catch(() => (isUnderWay.current = false))
  }
}
