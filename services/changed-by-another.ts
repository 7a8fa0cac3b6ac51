import { momentAt } from '#contracts/moments.ts'
import type { LastChange } from '#store/values.ts'
import { ConflictError } from './errors.ts'

/** For an administrator who edited something that has changed since it was shown. */
export function changedByAnother(
  thing: 'review' | 'answer' | 'inquiry' | 'contest' | 'prize' | 'template' | 'cabin',
  change: { last: LastChange; timeZone: string } | null,
): ConflictError {
  const who = change?.last?.by ?? 'Someone else'
  const when = change?.last ? ` on ${momentAt(change.last.at.toString(), change.timeZone)}` : ''
  return new ConflictError(
    `${who} changed this ${thing}${when}. Please look again before you decide.`,
  )
}
