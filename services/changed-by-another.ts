import { site } from '#content/site.ts'
import { momentAt } from '#contracts/date-formats.ts'
import type { LastChange } from '#store/last-change.ts'
import { ConflictError } from './errors.ts'

/** For an administrator who changed something that is no longer as it was shown. */
export function changedByAnother(
  thing: 'review' | 'answer' | 'inquiry' | 'contest' | 'prize',
  last: LastChange,
): ConflictError {
  const who = last?.by ?? 'Someone else'
  const when = last ? ` on ${momentAt(last.at.toString(), site.timeZone)}` : ''
  return new ConflictError(
    `${who} changed this ${thing}${when}. Please look again before you decide.`,
  )
}
