import { useLocation } from 'react-router'

/**
 * Returns whether the owner is still where this was rendered, with no link pressed that is loading: an
 * answer that arrives late must not lead them away from where they have gone since.
 */
export function useStillHere(): () => boolean {
  const { key } = useLocation()
  return () => {
    // The router's own state: what is rendered follows a press late, or not at all once the screen is gone.
    const { location, navigation } = window.__reactRouterDataRouter?.state ?? {}
    return location?.key === key && navigation?.state === 'idle'
  }
}
