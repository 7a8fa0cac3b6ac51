import { contestEntry } from '#content/contest-entry.ts'
import { entryMessages } from '#contracts/contest-messages.ts'
import { failureMessage, type FormKind } from '../../../components/form/form-kind.ts'
import { textOf, type FormValues } from '../../../components/form/values.ts'
import type { EntryBody } from './send-entry.ts'
import { loadChecks } from './use-chosen-files.ts'

/** Shows how far an upload is, and sends it. */
export const loadUpload = () => import('./upload.tsx')

/** The entry form of one contest. */
export function entryKind(contestId: number): FormKind<EntryBody> {
  return {
    draft: `entry-draft:${contestId}`,
    load: async () => {
      await Promise.all([loadUpload(), loadChecks()])
      return (await import('./send-entry.ts')).entryCode(contestId)
    },
    unreachable: failureMessage({ ...entryMessages.failed, description: contestEntry.form.broken }),
    restore: stillAgreed,
  }
}

/** A guest who agreed to other rules than those shown now has to agree again. */
function stillAgreed(draft: FormValues, shown: FormValues): FormValues {
  const isSame = textOf(draft, 'termsVersion') === textOf(shown, 'termsVersion')
  return isSame ? draft : { ...draft, consentToTerms: [] }
}
