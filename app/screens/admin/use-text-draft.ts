import { useRef, useState } from 'react'
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
  /** Newer than the text of a render in which something was sent. */
  const typed = useRef(restored?.text)
  const change = (next: OwnDraft, isStored: boolean) => {
    typed.current = next.text
    setDraft(next)
    if (isStored) forgetOwnerDraft(id)
    else saveOwnerDraft(id, next)
  }
  const setText = (now: string) => change({ text: now, begunFrom }, now === stored)
  /** `saved` is the server's version of `sent`; later edits start from it. */
  const noteSaved = (sent: string, saved: string) => {
    const now = typed.current ?? sent
    const left = now === sent ? saved : now
    change({ text: left, begunFrom: saved }, left === saved)
  }
  const isNewer = stored !== begunFrom && stored !== text
  return { text, setText, noteSaved, isNewer, isUnsaved: restored !== undefined }
}
