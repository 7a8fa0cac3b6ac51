import { trapField, type FormValues } from './form-values.ts'

/** What a guest has typed so far, kept for this tab alone until the inquiry is stored. */
export interface Draft {
  values: FormValues
  /** Names this inquiry to the server, so that sending it again stores it once. */
  key: string
  startedAt: number
  /** What was sent last under the key, as JSON; an edited inquiry is another one. */
  sent?: string
}

const storageKey = (form: string) => `inquiry-draft:${form}`

export function newDraft(): Draft {
  return { values: {}, key: crypto.randomUUID(), startedAt: Date.now() }
}

/** The draft as it is about to be sent: with a new key when it was changed since it was sent. */
export function asSent(draft: Draft, values: FormValues): Draft {
  const sent = JSON.stringify(values)
  const isEdited = draft.sent !== undefined && draft.sent !== sent
  return { ...draft, values, sent, key: isEdited ? crypto.randomUUID() : draft.key }
}

/** Null when there is none or the browser keeps nothing. */
export function loadDraft(form: string): Draft | null {
  try {
    const text = sessionStorage.getItem(storageKey(form))
    return text === null ? null : (JSON.parse(text) as Draft)
  } catch {
    return null
  }
}

export function saveDraft(form: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(form), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing still sends the inquiry.
  }
}

export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(storageKey(form))
  } catch {
    // Nothing was kept.
  }
}

/** Puts a draft into the form, leaving alone what the guest has typed since. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    if (isBox(control)) control.checked ||= values[control.name]?.includes(control.value) ?? false
    else if (isText(control) && control.value === '' && control.name !== trapField) {
      control.value = values[control.name]?.[0] ?? ''
    }
  }
}

function isBox(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
}

function isText(
  control: Element,
): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
}
