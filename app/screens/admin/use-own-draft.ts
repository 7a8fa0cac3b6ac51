import { useState } from 'react'
import { forgetDraft, loadDraft, newDraft, saveDraft } from '../../parts/form/draft.ts'

const prefix = 'owner-draft:'

/**
 * A text that an owner is writing, kept for this tab until it is saved: a session may end in the
 * middle of it. `stored` is what the server has.
 */
export function useOwnDraft(id: string, stored: string) {
  const name = `${prefix}${id}`
  const [kept] = useState(() => loadDraft<string>(name)?.values)
  const [text, setTyped] = useState(kept ?? stored)
  const forget = () => forgetDraft(name)
  const setText = (typed: string) => {
    setTyped(typed)
    if (typed === stored) forget()
    else saveDraft(name, newDraft(typed))
  }
  return { text, setText, forget, isUnsaved: kept !== undefined }
}

/** Who signs out leaves nothing behind for the next person at this tab. */
export function forgetOwnDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))
    for (const name of names) forgetDraft(name)
  } catch {
    // Nothing was kept.
  }
}
