import { useRef } from 'react'
import { loadToaster } from '../load-toaster.ts'

/**
 * Answers what to call whenever a guest writes: the first time it fetches what sending will need,
 * toasts included. When the guest sends, the signal may be gone.
 */
export function useFetchEarly(fetch: () => Promise<unknown>): () => void {
  const isUnderWay = useRef(false)
  return () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    // Without it the form still says what went wrong; the next letter tries again.
    Promise.all([fetch(), loadToaster()]).catch(() => (isUnderWay.current = false))
  }
}
