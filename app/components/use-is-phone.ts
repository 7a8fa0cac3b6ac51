import { useSyncExternalStore } from 'react'
import { limits } from '#contracts/limits.ts'

/** Windows below the mobile breakpoint, as a media query. */
export const phones = `(max-width: ${limits.mobileBreakpointPx - 1}px)`

/** Whether the window is below the mobile breakpoint; false on the server. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(phones).matches,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(phones)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
