import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useGuestForm } from '../../../components/form/use-guest-form.ts'
import type { Sent } from '../../../components/form/form-kind.ts'
import { entryKind, type EntryBody } from './entry-kind.ts'
import { sendFiles } from './upload.tsx'
import { useChosenFiles } from './use-chosen-files.ts'

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
    const outcome = await sendFiles({ ...entry, onProgress: setPercent, signal })
    setPercent(null)
    return outcome
  }
  return { percent, upload, cancel: () => controller.current?.abort() }
}
