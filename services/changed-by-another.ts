import { site } from '#content/site.ts'
import type { LastChange } from '#store/last-change.ts'
import { ConflictError } from './errors.ts'

/** For an administrator who changed something that is no longer as it was shown. */
export function changedByAnother(
  thing: 'review' | 'answer' | 'inquiry' | 'contest' | 'prize',
  last: LastChange,
): ConflictError {
  const who = last?.by ?? 'Someone else'
  const when = last ? ` on ${moment(last.at)}` : ''
  return new ConflictError(
    `${who} changed this ${thing}${when}. Please look again before you decide.`,
  )
}

/** At the property. */
function moment(at: Temporal.Instant): string {
  return at.toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: site.timeZone,
  })
}
