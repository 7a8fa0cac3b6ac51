import { useState } from 'react'
import { forgetDraft, loadDraft, newDraft, saveDraft } from '../../components/form/draft.ts'

/** What signing out removes. */
export const ownDraft = 'owner-draft:'

interface OwnDraft {
  text: string
  /** The stored text when typing began. */
  begunFrom: string
}

/**
 * A text being edited, kept in this tab until saved, in case the session ends. `stored` is the
 * server's text; `isNewer` means someone else has saved it since.
 */
export function useTextDraft(id: string, stored: string) {
  const name = `${ownDraft}${id}`
  const [restored] = useState(() => loadDraft<OwnDraft>(name)?.values)
  const [draft, setDraft] = useState(restored)
  const { text, begunFrom } = draft ?? { text: stored, begunFrom: stored }
  const setText = (typed: string) => {
    const next = { text: typed, begunFrom }
    setDraft(next)
    if (typed === stored) forgetDraft(name)
    else saveDraft(name, newDraft(next))
  }
  /** `saved` is the server's version of `sent`; later edits start from it. */
  const noteSaved = (sent: string, saved: string) => {
    forgetDraft(name)
    setDraft((now) => ({ text: !now || now.text === sent ? saved : now.text, begunFrom: saved }))
  }
  const isNewer = stored !== begunFrom && stored !== text
  return { text, setText, noteSaved, isNewer, isUnsaved: restored !== undefined }
}

/** Signing out removes drafts for the next person at this browser. */
export function forgetTextDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(ownDraft))
    for (const name of names) forgetDraft(name)
  } catch {
    // Storage is unavailable.
  }
}
