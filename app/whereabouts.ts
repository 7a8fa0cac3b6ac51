import { useEffect } from 'react'
import { useLocation, useNavigation, type Location } from 'react-router'

/** Where somebody is, for code that runs after what rendered it may be gone. */
interface Whereabouts {
  location: Location
  /** The page on its way. */
  next: Location | undefined
}

let now: Whereabouts | undefined
const changes = new EventTarget()

/** Follows the router; for the root. */
export function useFollowedRouter(): void {
  const location = useLocation()
  const { location: next } = useNavigation()
  useEffect(() => {
    now = { location, next }
    changes.dispatchEvent(new Event('change'))
  }, [location, next])
}

/** Undefined until the page is hydrated. */
export function whereabouts(): Whereabouts | undefined {
  return now
}

/** Resolves when the page or the one on its way has changed. */
export function nextChange(): Promise<unknown> {
  return new Promise((resolve) => changes.addEventListener('change', resolve, { once: true }))
}
