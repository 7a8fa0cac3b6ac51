/** A form draft, kept in this tab until it is stored. */
export interface Draft<Values> {
  values: Values
  /** Idempotency key: a repeat is stored once. */
  key: string
  startedAt: number
  /** The last body sent with this key, as JSON. */
  sent?: string
}

export function newDraft<Values>(values: Values, startedAt = Date.now()): Draft<Values> {
  return { values, key: crypto.randomUUID(), startedAt }
}

/**
 * The draft to send, with a new key if it changed since the last attempt. Files count as changes
 * but are not in `values`, since browsers cannot restore them.
 */
export function asSent<Values>(
  draft: Draft<Values>,
  values: Values,
  files: readonly File[] = [],
): Draft<Values> {
  const sent = JSON.stringify([values, ...files.map(fingerprint)])
  const isEdited = draft.sent !== undefined && draft.sent !== sent
  return { ...draft, values, sent, key: isEdited ? crypto.randomUUID() : draft.key }
}

function fingerprint({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`
}

/** How long the guest has had the form, in milliseconds. */
export function filledInMs({ startedAt }: Pick<Draft<unknown>, 'startedAt'>): number {
  return Date.now() - startedAt
}

/** Browsers that restore tabs restore drafts too, possibly for someone else. */
const draftLifeMs = 24 * 60 * 60_000

type StoredDraft<Values> = Draft<Values> & { savedAt: number }

/** Null if there is none from the last day, or storage is unavailable. */
export function loadDraft<Values>(name: string): Draft<Values> | null {
  try {
    const text = sessionStorage.getItem(name)
    if (text === null) return null
    const { savedAt, ...draft } = JSON.parse(text) as StoredDraft<Values>
    if (Date.now() - savedAt < draftLifeMs) return draft
    forgetDraft(name)
    return null
  } catch {
    return null
  }
}

export function saveDraft<Values>(name: string, draft: Draft<Values>): void {
  try {
    sessionStorage.setItem(name, JSON.stringify({ ...draft, savedAt: Date.now() }))
  } catch {
    // The form can be sent without storage.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Storage is unavailable.
  }
}
