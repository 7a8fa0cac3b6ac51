import type { ReviewFields } from './fields.ts'

/** What a guest has typed so far, kept for this tab alone until the review is stored. */
export interface Draft {
  fields: ReviewFields
  /** Names this review to the server, so that sending it again stores it once. */
  key: string
  startedAt: number
  /** What was sent last under the key, as JSON; an edited review is another one. */
  sent?: string
}

const storageKey = (slug: string) => `review-draft:${slug}`

export function newDraft(): Draft {
  return { fields: {}, key: crypto.randomUUID(), startedAt: Date.now() }
}

/** The draft as it is about to be sent: with a new key when it was changed since it was sent. */
export function asSent(draft: Draft, fields: ReviewFields): Draft {
  const sent = JSON.stringify(fields)
  const isEdited = draft.sent !== undefined && draft.sent !== sent
  return { ...draft, fields, sent, key: isEdited ? crypto.randomUUID() : draft.key }
}

/** Null when there is none or the browser keeps nothing. */
export function loadDraft(slug: string): Draft | null {
  try {
    const text = sessionStorage.getItem(storageKey(slug))
    return text === null ? null : (JSON.parse(text) as Draft)
  } catch {
    return null
  }
}

export function saveDraft(slug: string, draft: Draft): void {
  try {
    sessionStorage.setItem(storageKey(slug), JSON.stringify(draft))
  } catch {
    // A browser that keeps nothing still sends the review.
  }
}

export function forgetDraft(slug: string): void {
  try {
    sessionStorage.removeItem(storageKey(slug))
  } catch {
    // Nothing was kept.
  }
}

/** Puts a draft into the form, leaving alone what the guest has typed since. */
export function fillForm(form: HTMLFormElement, fields: ReviewFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name)
    if (control instanceof RadioNodeList && control.value === '') control.value = value
    else if (isText(control) && control.value === '') control.value = value
  }
}

function isText(control: unknown): control is { value: string } {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  )
}
