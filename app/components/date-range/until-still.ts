import { nextChange, whereabouts } from '../../whereabouts.ts'

/**
 * Waits for a page on its way: putting days into the address would stop it. Resolves to whether the
 * guest is still on the same page.
 */
export async function untilStill(): Promise<boolean> {
  const before = whereabouts()?.location.pathname
  while (whereabouts()?.isMoving) await nextChange()
  return whereabouts()?.location.pathname === before
}
