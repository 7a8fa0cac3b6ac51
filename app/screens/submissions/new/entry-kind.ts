import { contestEntry } from '#content/contest-entry.ts'
import { entryMessages, guestContestMessages } from '#contracts/contest-messages.ts'
import { stayParameter } from '#contracts/addresses.ts'
import { honeypotField } from '../../../components/form/form-frame.tsx'
import { failureMessage, type FormKind, type Outcome } from '../../../components/form/form-kind.ts'
import { textOf, textsOf, type FormValues } from '../../../components/form/values.ts'

const { noFiles, termsRequired, noContest, failed: sendFailed } = entryMessages

function bodyOf(values: FormValues, contestId: number) {
  const stay = textOf(values, stayParameter)
  return {
    ...(stay && { stay }),
    contestId: String(contestId),
    guestEmail: textOf(values, 'guestEmail').trim(),
    website: textOf(values, honeypotField),
    ...textsOf(values, [
      'guestName',
      'cabinStayed',
      'stayDates',
      'description',
      'consentToDisplay',
      'consentToTerms',
      'termsVersion',
    ]),
  }
}

export type EntryBody = ReturnType<typeof bodyOf>

/** The entry form of one contest. */
export function entryKind(contestId: number): FormKind<EntryBody> {
  return {
    draft: `entry-draft:${contestId}`,
    unreachable: failureMessage({ ...sendFailed, description: contestEntry.form.broken }),
    restore: stillAgreed,
    address: '/api/submissions',
    toBody: (values) => bodyOf(values, contestId),
    loadCheck: async () => (await import('./check-entry.ts')).checkEntry,
    explain,
    thanks: entryMessages.submitted,
  }
}

function explain({ kind, message = '', errors = {} }: Outcome) {
  if (kind === 'cancelled') return { message: '' }
  if (kind === 'refused') return tellRefused(message)
  // Section 5 gives two of them a toast; the others are beside their fields.
  const { files, consentToTerms } = errors
  const toasts = [files && noFiles, consentToTerms && termsRequired].filter((toast) => !!toast)
  return { message: contestEntry.form.check, toasts }
}

function tellRefused(message: string) {
  if (message !== noContest) return failureMessage({ ...sendFailed, description: message })
  const toast = { title: noContest, description: guestContestMessages.noneOpen }
  return { ...failureMessage(toast), message }
}

/** A guest who agreed to outdated rules has to agree again. */
function stillAgreed(draft: FormValues, shown: FormValues): FormValues {
  const isSame = textOf(draft, 'termsVersion') === textOf(shown, 'termsVersion')
  return isSame ? draft : { ...draft, consentToTerms: [] }
}
