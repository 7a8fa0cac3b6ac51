import { useLocation } from 'react-router'
import { isMoving } from '../is-moving.ts'

/**
 * Returns whether the person is still where this was rendered, with no other page on its way: what
 * arrives late must not lead them away from where they have gone since.
 */
export function useStillHere(): () => boolean {
  const { key } = useLocation()
  // What is rendered follows a press late, or not at all once the screen is gone.
  return () => window.__reactRouterDataRouter?.state.location.key === key && !isMoving()
}
