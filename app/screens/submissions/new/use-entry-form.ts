import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { contestEntry } from '#content/contest-entry.ts'
import { entryMessages } from '#contracts/contest-messages.ts'
import { useGuestForm } from '../../../components/form/use-guest-form.ts'
import { failureMessage, type Sent, type FormKind } from '../../../components/form/form-kind.ts'
import type { EntryBody } from './send-entry.ts'
import { useChosenFiles, loadChecks } from './use-chosen-files.ts'
import { textOf, type FormValues } from '../../../components/form/values.ts'

/** Checks and sends the entry; whatever happens, everything typed and chosen stays. */
export function useEntryForm(contestId: number) {
  const files = useChosenFiles()
  const { percent, upload, cancel } = useUpload()
  const navigate = useNavigate()
  const form = useGuestForm({
    kind: entryKind(contestId),
    files: files.all,
    send: upload,
    onStored: () => navigate('/contest?entered=1'),
  })
  return { ...form, files, percent, cancel }
}

export type EntryState = ReturnType<typeof useEntryForm>

/** One upload at a time. `percent` is null until the files are being sent. */
function useUpload() {
  const [percent, setPercent] = useState<number | null>(null)
  const controller = useRef<AbortController>(null)
  useEffect(() => () => controller.current?.abort(), [])

  async function upload(entry: Sent<EntryBody>) {
    const { signal } = (controller.current = new AbortController())
    const { sendFiles } = await loadUpload()
    const outcome = await sendFiles({ ...entry, onProgress: setPercent, signal })
    setPercent(null)
    return outcome
  }
  return { percent, upload, cancel: () => controller.current?.abort() }
}

/** Sends an upload and shows its progress. */
export const loadUpload = () => import('./upload.tsx')

/** The entry form of one contest. */
function entryKind(contestId: number): FormKind<EntryBody> {
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

/** A guest who agreed to outdated rules has to agree again. */
function stillAgreed(draft: FormValues, shown: FormValues): FormValues {
  const isSame = textOf(draft, 'termsVersion') === textOf(shown, 'termsVersion')
  return isSame ? draft : { ...draft, consentToTerms: [] }
}
