import { useEffect, useEffectEvent, useRef } from 'react'

/** The first requests after the browser is back online may still fail. */
const settlingMs = 500
const firstPauseMs = 10_000
const longestPauseMs = 300_000

/**
 * While something is missing, tries again: when the browser is back online, when the guest comes back
 * to the page, and at growing intervals, since a server can be away without either.
 */
export function useWhenBack(isMissing: boolean, tryAgain: () => void): void {
  const tries = useRef(0)
  const again = useEffectEvent(() => {
    tries.current++
    tryAgain()
  })
  useEffect(() => {
    if (!isMissing) return
    const pauseMs = Math.min(firstPauseMs * 2 ** tries.current, longestPauseMs)
    const timers = [setTimeout(again, pauseMs)]
    const { signal, abort } = abortable()
    addEventListener('online', () => timers.push(setTimeout(again, settlingMs)), { signal })
    const look = () => document.visibilityState === 'visible' && again()
    document.addEventListener('visibilitychange', look, { signal })
    return () => {
      for (const timer of timers) clearTimeout(timer)
      abort()
    }
  }, [isMissing])
}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
