import { useEffect, useEffectEvent } from 'react'

interface HistoryState {
  isOverlay?: boolean
}

/**
 * Adds a history entry for full-page overlays, so that Back closes them. The entry has the page's
 * own address; the router does not see it.
 */
export function useClosedByBack(isWanted: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isWanted) return
    history.pushState({ ...history.state, isOverlay: true }, '')
    const goneBack = (event: PopStateEvent) => {
      event.stopImmediatePropagation()
      onBack()
    }
    addEventListener('popstate', goneBack, { capture: true, once: true })
    return () => {
      removeEventListener('popstate', goneBack, { capture: true })
      if (!(history.state as HistoryState | null)?.isOverlay) return
      addEventListener('popstate', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      })
      history.back()
    }
  }, [isWanted])
}
