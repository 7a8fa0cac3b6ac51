import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After moving inside the site the new title is announced and the new heading gets the focus. */
export function useScreenArrival(): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // Without a signal the page itself may be here all the same.
    import('./screen-arrival.ts').then(
      ({ arrive }) => arrive(hash),
      () => {},
    )
  }, [pathname, hash])
}
