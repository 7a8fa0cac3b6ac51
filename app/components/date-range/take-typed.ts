import type { Day } from '#contracts/dates.ts'
import { isMoving } from '../../is-moving.ts'
import { sensibleDays, type ChosenDays } from './chosen-days.ts'

/**
 * The valid part of the days in native fields, before a calendar takes their place; null if there
 * are none. Resolves once the guest has left the fields. Waits for a page on its way too: chosen
 * days may go into the address, which would stop it. Null if that page has come.
 */
export async function takeTyped(
  fields: HTMLElement | null,
  today: Day,
): Promise<ChosenDays | null> {
  if (!fields) return null
  await untilLeft(fields)
  if (!(await untilStill())) return null
  const inputs = fields.querySelectorAll<HTMLInputElement>('input[type="date"]')
  const [checkIn = null, checkOut = null] = Array.from(inputs, ({ value }) => value || null)
  return checkIn || checkOut ? sensibleDays({ checkIn, checkOut }, today) : null
}

async function untilLeft(fields: HTMLElement): Promise<void> {
  let isWithin = fields.contains(document.activeElement)
  while (isWithin) {
    isWithin = await new Promise((resolve) => {
      const leave = ({ relatedTarget }: FocusEvent) =>
        resolve(relatedTarget instanceof Node && fields.contains(relatedTarget))
      fields.addEventListener('focusout', leave, { once: true })
    })
  }
}

/** Resolves to whether the guest is still on the same page. */
async function untilStill(): Promise<boolean> {
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
