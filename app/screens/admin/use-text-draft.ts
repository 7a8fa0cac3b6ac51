import { useState } from 'react'
import { forgetDraft, loadDraft, newDraft, saveDraft } from '../../components/form/draft.ts'

const prefix = 'owner-draft:'

interface OwnDraft {
  text: string
  /** What the server had when the writing began. */
  begunFrom: string
}

/**
 * A text that an owner is writing, kept for this tab until it is saved: a session may end in the
 * middle of it. `stored` is what the server has; `isNewer` says that someone else has saved it since.
 */
export function useTextDraft(id: string, stored: string) {
  const name = `${prefix}${id}`
  const [kept] = useState(() => loadDraft<OwnDraft>(name)?.values)
  const [draft, setDraft] = useState(kept)
  const { text, begunFrom } = draft ?? { text: stored, begunFrom: stored }
  const setText = (typed: string) => {
    const next = { text: typed, begunFrom }
    setDraft(next)
    if (typed === stored) forgetDraft(name)
    else saveDraft(name, newDraft(next))
  }
  /** `saved` is what the server made of what was sent; what was typed since begins from it. */
  const noteSaved = (sent: string, saved: string) => {
    forgetDraft(name)
    setDraft((now) => ({ text: !now || now.text === sent ? saved : now.text, begunFrom: saved }))
  }
  const isNewer = stored !== begunFrom && stored !== text
  return { text, setText, noteSaved, isNewer, isUnsaved: kept !== undefined }
}

/** Who signs out leaves nothing behind for the next person at this tab. */
export function forgetTextDrafts(): void {
  try {
    const names = Object.keys(sessionStorage).filter((name) => name.startsWith(prefix))
    for (const name of names) forgetDraft(name)
  } catch {
    // Nothing was kept.
  }
}
