import { useEffect, useRef, useState } from 'react'
import type { EntryToSend, Outcome } from './send-entry.ts'

/** One upload at a time. `percent` is null while none is under way. */
export function useUpload() {
  const [percent, setPercent] = useState<number | null>(null)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  async function send(entry: EntryToSend): Promise<Outcome> {
    const { signal } = (controller.current = new AbortController())
    setPercent(0)
    try {
      const { sendEntry } = await import('./send-entry.ts')
      return await sendEntry(entry, { onProgress: setPercent, signal })
    } finally {
      setPercent(null)
    }
  }

  return { percent, send, cancel: () => controller.current?.abort() }
}
