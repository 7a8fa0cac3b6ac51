import { useLayoutEffect } from 'react'
import { useLocation, useNavigation, type Location } from 'react-router'

/** Where the guest is, for code that may outlive the component that started it. */
interface Whereabouts {
  location: Location
  /** Whether another page is on its way. */
  isMoving: boolean
}

let now: Pick<Whereabouts, 'location'> | undefined
/** Set until the page is shown. The router tells us, as React learns of a press a little later. */
let next: Request | undefined

/** For the router: this page was asked for. The signal aborts if the guest presses something else. */
export function setOut(request: Request): void {
  next = request
}

/** Follows the router; for the root. */
export function useFollowedRouter(): void {
  const location = useLocation()
  const { state } = useNavigation()
  useLayoutEffect(() => {
    if (now && now.location !== location) next = undefined
    now = { location }
  }, [location, state])
}

/** The request for a page on its way, or for the last one given up. */
export function nextPage(): Request | undefined {
  return next
}

/** Undefined until the page is hydrated. */
export function whereabouts(): Whereabouts | undefined {
  return now && { ...now, isMoving: next !== undefined && !next.signal.aborted }
}
