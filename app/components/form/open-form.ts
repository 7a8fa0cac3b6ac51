import type { RefObject } from 'react'
import { asSent, forgetDraft, loadDraft, newDraft, saveDraft } from './draft.ts'
import { honeypotField } from './form-frame.tsx'
import type { FormKind, Outcome, Sent } from './form-kind.ts'
import { checkedByServer, sendJson } from './outcome.ts'
import { typedIn, type FormValues } from './values.ts'

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

export type OpenForm<Body extends object> = ReturnType<typeof openForm<Body>>

/** Drafts and sending of a guest form. */
export function openForm<Body extends object>(options: OpenFormOptions<Body>) {
  const { form, kind, isFresh, startedAt } = options
  const { draft: name, restore = (values: FormValues) => values } = kind
  let draft = loadDraft<FormValues>(name) ?? newDraft<FormValues>({}, startedAt)
  if (form.current && isFresh) fillForm(form.current, restore(draft.values, typedIn(form.current)))

  /** `body` if it was stored. */
  async function submit({ values, files, send = sendJson, onValid }: Submission<Body>) {
    draft = asSent(draft, values, files)
    saveDraft(name, draft)
    const check = await kind.loadCheck().catch(() => null)
    const body = kind.toBody(values, Date.now() - draft.startedAt)
    const failWith = (failed: Outcome) => {
      const words = failed.kind === 'unreachable' ? kind.unreachable : kind.explain(failed, body)
      return { failure: { ...failed, ...words } }
    }
    const errors = check?.(body, files) ?? {}
    if (Object.keys(errors).length > 0) return failWith({ kind: 'invalid', errors })
    onValid()
    const outcome = await send({ address: kind.address, body, files, key: draft.key })
    if (outcome.kind === 'stored') return { body }
    return failWith(check ? outcome : checkedByServer(outcome))
  }

  return {
    submit,
    keep: () => {
      if (!form.current) return
      draft = { ...draft, values: typedIn(form.current) }
      saveDraft(name, draft)
    },
    forget: () => {
      forgetDraft(name)
      draft = newDraft({}, Date.now())
    },
  }
}

/** Restores a draft without overwriting newer input. Browsers cannot restore files. */
function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.querySelectorAll<Control>('input, textarea, select')) {
    const { name, type, value } = control
    const chosen = values[name]
    if (!chosen || type === 'file' || name === honeypotField) continue
    const isBox = type === 'checkbox' || type === 'radio'
    if (!isBox || !('checked' in control)) fill(control, chosen[0] ?? '')
    // Of several radio buttons, the guest may have chosen another already.
    else if (type === 'checkbox' || !form.querySelector(`[name="${name}"]:checked`)) {
      control.checked ||= chosen.includes(value)
    }
  }
}

function fill(control: Control, text: string): void {
  const isUntouched = control.value === '' || (control.type !== 'hidden' && isAsShown(control))
  if (text !== '' && isUntouched) control.value = text
}

/** A field may come filled in. */
function isAsShown(control: Control): boolean {
  return control instanceof HTMLSelectElement
    ? control.selectedOptions[0]?.defaultSelected === true
    : control.value === control.defaultValue
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
