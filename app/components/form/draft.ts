import { newKey } from './new-key.ts'

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
  return { values, key: newKey(), startedAt }
}

/**
 * The draft to send, with a new key if it changed since the last attempt. Files count as changes
 * but are not in `values`, since browsers cannot restore them.
 */
export function asSent<Values>(
  draft: Draft<Values>,
  values: Values,
  files: readonly File[],
): Draft<Values> {
  const fingerprints = files.map(({ name, size, lastModified }) => [name, size, lastModified])
  const sent = JSON.stringify([values, fingerprints])
  const isEdited = draft.sent !== undefined && draft.sent !== sent
  return { ...draft, values, sent, key: isEdited ? newKey() : draft.key }
}

/** Browsers that restore tabs restore drafts too, possibly for someone else. */
const draftLifeMs = 24 * 60 * 60_000

/** Null if there is none from the last day, or storage is unavailable. */
export function loadDraft<Values>(name: string): Draft<Values> | null {
  return inStorage((storage) => {
    const stored = JSON.parse(storage.getItem(name) ?? '{}') as Draft<Values> & { savedAt: number }
    const { savedAt, ...draft } = stored
    if (Date.now() - savedAt < draftLifeMs) return draft
    storage.removeItem(name)
    return null
  })
}

export function saveDraft<Values>(name: string, draft: Draft<Values>): void {
  const text = JSON.stringify({ ...draft, savedAt: Date.now() })
  inStorage((storage) => storage.setItem(name, text))
}

export function forgetDraft(name: string): void {
  inStorage((storage) => storage.removeItem(name))
}

/** Null if storage is unavailable: a form can be sent without it. */
function inStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage)
  } catch {
    return null
  }
}
