import type { Day } from '#contracts/dates.ts'
import { sensibleDays, type ChosenDays } from './chosen-days.ts'
import { untilStill } from './until-still.ts'

/**
 * The valid part of the days in native fields, before a calendar takes their place; null if there
 * are none. Resolves once the guest has left the fields and no page is on its way; null if one has
 * come.
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
