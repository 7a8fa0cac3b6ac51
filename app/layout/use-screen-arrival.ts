import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After client-side navigation, announces the new title and focuses the new heading. */
export function useScreenArrival(): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // The page may have loaded even without a signal.
    import('./screen-arrival.ts').then(
      ({ arrive }) => arrive(pathname, hash),
      () => {},
    )
  }, [pathname, hash])
}
