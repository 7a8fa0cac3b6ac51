import { useEffect, useRef, type RefObject } from 'react'

/** Code that arrives once the page is idle, so that what it draws is there at the first press. */
export function useIdleCode<Code>(load: () => Promise<Code>): RefObject<Code | null> {
  const code = useRef<Code>(null)
  useEffect(() => {
    const fetchIt = () => {
      load().then(
        (loaded) => (code.current = loaded),
        // Asked for again when it is needed.
        () => {},
      )
    }
    if (!('requestIdleCallback' in globalThis)) return fetchIt()
    const waiting = requestIdleCallback(fetchIt)
    return () => cancelIdleCallback(waiting)
  }, [load])
  return code
}
