import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Message } from '#contracts/messages.ts'
import { showToast } from '../toast.ts'
import type { Failure, FormKind, Outcome, Sent } from './form-kind.ts'
import type { Returned } from './native-post.ts'
import { asSent, forgetDraft, loadDraft, newDraft, saveDraft, type Draft } from './draft.ts'
import { fillForm } from './fill-form.ts'
import { checkedByServer, sendJson } from './outcome.ts'
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
  const { kind, files = () => [], send = sendJson, onStored } = options
  const [returned, setReturned] = useState(options.returned)
  /** What is in the fields; undefined before hydration. */
  const [values, setValues] = useState<FormValues>()
  const submission = useSubmission(submit, returned)
  const { ref, clear } = submission
  const { draft, keep, forget } = useDraft(kind.draft)

  const follow = () => setValues(typedIn(ref.current))
  const begin = useEffectEvent(() => {
    // What the server returned is newer than any draft.
    if (ref.current && !returned) {
      const { restore = (typed) => typed } = kind
      fillForm(ref.current, restore(draft().values, typedIn(ref.current)))
    }
    follow()
  })
  useEffect(() => begin(), [])

  async function submit(form: HTMLFormElement): Promise<Failure | undefined> {
    const [typed, chosen] = [typedIn(form), files()]
    keep(asSent(draft(), typed, chosen))
    const { key, startedAt } = draft()
    const check = await kind.loadCheck().catch(() => null)
    const body = kind.toBody(typed, msSince(startedAt))
    const errors = check?.(body, chosen) ?? {}
    if (Object.keys(errors).length > 0) return failure({ kind: 'invalid', errors }, body)
    clear()
    const outcome = await send({ address: kind.address, body, files: chosen, key })
    if (outcome.kind !== 'stored') return failure(check ? outcome : checkedByServer(outcome), body)
    forget()
    setReturned(undefined)
    setValues({})
    showToast(kind.thanks)
    await onStored(body, kind.thanks)
  }

  const failure = (failed: Outcome, body: Body): Failure => ({
    ...failed,
    ...(failed.kind === 'unreachable' ? kind.unreachable : kind.explain(failed, body)),
  })

  return {
    ...submission,
    returned,
    values,
    forget,
    onInput: () => {
      keep({ ...draft(), values: typedIn(ref.current) })
      // Load it now: the guest may be offline when sending.
      kind.loadCheck().catch(() => {})
      follow()
    },
  }
}

const msSince = (startedAt: number) => Date.now() - startedAt

function useDraft(name: string) {
  const kept = useRef<Draft<FormValues>>(null)
  const [startedAt] = useState(() => Date.now())
  return {
    draft: () => (kept.current ??= loadDraft(name) ?? newDraft({}, startedAt)),
    keep: (changed: Draft<FormValues>) => {
      kept.current = changed
      saveDraft(name, changed)
    },
    forget: () => {
      forgetDraft(name)
      kept.current = newDraft({})
    },
  }
}

export type GuestFormState = ReturnType<typeof useGuestForm>
