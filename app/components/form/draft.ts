/** What was typed so far, kept for this tab alone until it is stored. */
export interface Draft<Values> {
  values: Values
  /** Idempotency key: sending it again stores it once. */
  key: string
  startedAt: number
  /** What was last sent under the key, as JSON. */
  sent?: string
}

export function newDraft<Values>(values: Values, startedAt = Date.now()): Draft<Values> {
  return { values, key: crypto.randomUUID(), startedAt }
}

/**
 * The draft as it is about to be sent: with a new key when it was changed since it was last sent.
 * Files are part of what is sent, but no browser puts them back: `values` are without them.
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

/** A browser that restores its last tabs restores drafts too, perhaps for another person. */
const draftLifeMs = 24 * 60 * 60_000

type StoredDraft<Values> = Draft<Values> & { savedAt: number }

/** Null: none, none of the last day, or the browser keeps nothing. */
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
    // A browser that keeps nothing still sends the form.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
