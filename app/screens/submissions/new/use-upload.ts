import { useEffect, useRef, useState } from 'react'
import type { Outcome } from './send-entry.ts'
import type { EntryAsFilledIn } from './submit-entry.ts'

/** What checks and sends an entry, and shows how far it is, comes when a guest begins to write. */
export const loadProgress = () => import('./upload-progress.tsx')
export const loadSubmitting = () => Promise.all([import('./submit-entry.ts'), loadProgress()])

/** One upload at a time. `percent` is null until the files of an entry are on their way. */
export function useUpload() {
  const [percent, setPercent] = useState<number | null>(null)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  /** Never rejects. */
  async function send(entry: EntryAsFilledIn): Promise<Outcome> {
    const { signal } = (controller.current = new AbortController())
    const code = await loadSubmitting().catch(() => null)
    // It comes over the same connection as the entry.
    if (!code) return { kind: 'broken' }
    const outcome = await code[0].submitEntry(entry, { onProgress: setPercent, signal })
    setPercent(null)
    return outcome
  }

  return { percent, send, cancel: () => controller.current?.abort() }
}
