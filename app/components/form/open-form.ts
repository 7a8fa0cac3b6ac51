import type { RefObject } from 'react'
import { asSent, filledInMs, forgetDraft, loadDraft, newDraft, saveDraft } from './draft.ts'
import { fillForm } from './fill-form.ts'
import { failureOf, type Failure, type FormKind, type Outcome } from './form-kind.ts'
import { sendJson, type Sent } from './send-json.ts'
import { valuesOf, type FormValues } from './values.ts'

interface OpenFormOptions<Body extends object> {
  form: RefObject<HTMLFormElement | null>
  kind: FormKind<Body>
  /** False while the form shows values the server returned, which are newer than any draft. */
  isFresh: boolean
  /** When the guest got the form, in milliseconds. */
  startedAt: number
}

interface Submission<Body extends object> {
  values: FormValues
  files: readonly File[]
  /** Called once the form is valid. Never rejects. */
  send: ((sent: Sent<Body>) => Promise<Outcome>) | undefined
  onValid: () => void
}

/** The result of a submission: `body` if it was stored. */
type Submitted<Body> = { body: Body } | { failure: Failure }

export type OpenForm<Body extends object> = ReturnType<typeof openForm<Body>>

/**
 * The part of a guest form needed only after the first touch: drafts and sending. Restores this
 * tab's draft.
 */
export function openForm<Body extends object>(options: OpenFormOptions<Body>) {
  const { form, kind, isFresh, startedAt } = options
  const { draft: name, restore = (values: FormValues) => values } = kind
  const typed = () => (form.current ? valuesOf(new FormData(form.current)) : {})
  let draft = loadDraft<FormValues>(name) ?? newDraft<FormValues>({}, startedAt)
  if (form.current && isFresh) fillForm(form.current, restore(draft.values, typed()))

  async function submit(submission: Submission<Body>): Promise<Submitted<Body>> {
    const { values, files, send = sendJson, onValid } = submission
    draft = asSent(draft, values, files)
    saveDraft(name, draft)
    const code = await kind.load()
    const body = code.toBody(values, filledInMs(draft))
    const errors = code.check(body, files)
    if (Object.keys(errors).length > 0) {
      return { failure: failureOf(kind, code, { kind: 'invalid', errors }, body) }
    }
    onValid()
    const outcome = await send({ address: code.address, body, files, key: draft.key })
    return outcome.kind === 'stored' ? { body } : { failure: failureOf(kind, code, outcome, body) }
  }

  return {
    submit,
    keep: () => {
      if (!form.current) return
      draft = { ...draft, values: typed() }
      saveDraft(name, draft)
    },
    forget: () => {
      forgetDraft(name)
      draft = newDraft({}, Date.now())
    },
  }
}
