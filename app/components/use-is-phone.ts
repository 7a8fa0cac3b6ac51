import { useCallback, useSyncExternalStore } from 'react'
import { limits } from '#contracts/limits.ts'

/** Windows below the mobile breakpoint, as a media query. */
export const phones = `(max-width: ${limits.mobileBreakpointPx - 1}px)`

/** Whether the window is below the mobile breakpoint; false on the server. */
export function useIsPhone(): boolean {
  return useMedia(phones)
}

/** Whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
