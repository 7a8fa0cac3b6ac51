import { isMoving } from '../../is-moving.ts'

/**
 * Waits for a page on its way: putting days into the address would stop it. Resolves to whether the
 * guest is still on the same page.
 */
export async function untilStill(): Promise<boolean> {
  const router = window.__reactRouterDataRouter
  if (!router) return true
  const { pathname } = router.state.location
  while (isMoving()) {
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(() => {
        stop()
        resolve()
      })
    })
  }
  return router.state.location.pathname === pathname
}
