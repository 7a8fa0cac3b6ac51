import { useState } from 'react'
import { forgetOwnerDraft, loadOwnerDraft, saveOwnerDraft } from './owner-drafts.ts'

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
  const [restored] = useState(() => loadOwnerDraft<OwnDraft>(id)?.values)
  const [draft, setDraft] = useState(restored)
  const { text, begunFrom } = draft ?? { text: stored, begunFrom: stored }
  const setText = (typed: string) => {
    const next = { text: typed, begunFrom }
    setDraft(next)
    if (typed === stored) forgetOwnerDraft(id)
    else saveOwnerDraft(id, next)
  }
  /** `saved` is the server's version of `sent`; later edits start from it. */
  const noteSaved = (sent: string, saved: string) => {
    forgetOwnerDraft(id)
    setDraft((now) => ({ text: !now || now.text === sent ? saved : now.text, begunFrom: saved }))
  }
  const isNewer = stored !== begunFrom && stored !== text
  return { text, setText, noteSaved, isNewer, isUnsaved: restored !== undefined }
}
