import { contestEntry } from '#content/contest-entry.ts'
import { entryMessages, guestContestMessages } from '#contracts/contest-messages.ts'
import { stayParameter } from '#contracts/addresses.ts'
import { submissionFieldsSchema } from '#contracts/submissions.ts'
import { fieldErrors } from '../../../components/form/outcome.ts'
import { failureMessage, type FormCode, type Outcome } from '../../../components/form/form-kind.ts'
import { textOf, textsOf, type FormValues } from '../../../components/form/values.ts'

const { noFiles, termsRequired, noContest, failed: sendFailed } = entryMessages

function bodyOf(values: FormValues, contestId: number) {
  const stay = textOf(values, stayParameter)
  return {
    ...(stay && { stay }),
    contestId: String(contestId),
    guestEmail: textOf(values, 'guestEmail').trim(),
    ...textsOf(values, [
      'guestName',
      'cabinStayed',
      'stayDates',
      'description',
      'consentToDisplay',
      'consentToTerms',
      'termsVersion',
      'website',
    ]),
  }
}

export type EntryBody = ReturnType<typeof bodyOf>

/** Sends an entry to one contest. */
export function entryCode(contestId: number): FormCode<EntryBody> {
  return {
    address: '/api/submissions',
    toBody: (values) => bodyOf(values, contestId),
    check: (entry, files) => ({
      ...fieldErrors(submissionFieldsSchema.safeParse(entry)),
      ...(files.length === 0 && { files: noFiles.description }),
    }),
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
