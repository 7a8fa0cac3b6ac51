import { useLayoutEffect } from 'react'
import { useLocation, useNavigation, type Location } from 'react-router'

/** Where somebody is, for code that runs after what rendered it may be gone. */
interface Whereabouts {
  location: Location
  /** Whether another page is on its way. */
  isMoving: boolean
}

let now: Pick<Whereabouts, 'location'> | undefined
/** Until the page is shown. React learns of a press a little later, so this is told by the router. */
let next: Request | undefined
const changes = new EventTarget()

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
    changes.dispatchEvent(new Event('change'))
  }, [location, state])
}

/** Undefined until the page is hydrated. */
export function whereabouts(): Whereabouts | undefined {
  return now && { ...now, isMoving: next !== undefined && !next.signal.aborted }
}

/** Resolves when another page is shown, or a page on its way may have been given up. */
export function nextChange(): Promise<unknown> {
  return new Promise((resolve) => {
    const done = () => resolve(undefined)
    changes.addEventListener('change', done, { once: true })
    next?.signal.addEventListener('abort', done, { once: true })
  })
}
