import { useLocation } from 'react-router'
import { whereabouts } from '../whereabouts.ts'

/**
 * Returns whether the person is still where this was rendered, with no other page on its way: what
 * arrives late must not lead them away from where they have gone since.
 */
export function useStillHere(): () => boolean {
  const { key } = useLocation()
  // What is rendered follows a press late, or not at all once the screen is gone.
  return () => {
    const now = whereabouts()
    return now?.location.key === key && !now.isMoving
  }
}
