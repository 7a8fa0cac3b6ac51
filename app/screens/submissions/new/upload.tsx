import { useEffect, useRef, useState } from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import { requestFailed } from '#contracts/not-sent.ts'
import { Button } from '../../../components/button.tsx'
import type { Outcome, Sent } from '../../../components/form/form-kind.ts'
import { outcomeOf } from '../../../components/form/outcome.ts'
import { useNavigate } from 'react-router'
import { useGuestForm } from '../../../components/form/use-guest-form.ts'
import { entryKind, type EntryBody } from './entry-kind.ts'
import { useChosenFiles } from './use-chosen-files.ts'

const words = contestEntry.form

/** Browsers name the parts of the bar differently; unstyled they are grey on grey. */
const bar =
  'h-3 min-w-0 grow appearance-none overflow-hidden rounded-full bg-card [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-ember'

interface UploadProgressProps {
  /** 0 to 100. */
  percent: number
  onCancel: () => void
}

/** The upload's progress, for the eye; the form's status line tells screen readers. */
export default function UploadProgress({ percent, onCancel }: UploadProgressProps) {
  const box = useRef<HTMLDivElement>(null)
  // The pressed button is disabled now, and Cancel must not be where a second press lands.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={words.progress}
      className="grid w-full max-w-md gap-3 rounded-md bg-oak-wash p-4"
    >
      <p className="flex items-center gap-4">
        <progress aria-label={words.progress} max={100} value={percent} className={bar} />
        <span className="min-w-12 text-right font-display text-xl font-bold tabular-nums">
          {words.percent(percent)}
        </span>
      </p>
      {percent === 100 && <p>{words.uploaded}</p>}
      <Button kind="secondary" size="small" onClick={onCancel} className="justify-self-start">
        {words.cancel}
      </Button>
    </div>
  )
}

interface Upload extends Sent<Readonly<Record<string, string>>> {
  /** Called with the upload's percentage, 0 to 100, whenever it changes. */
  onProgress: (percent: number) => void
  /** Aborts the upload; the outcome is then 'cancelled'. */
  signal: AbortSignal
}

/** Never rejects. Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendFiles(upload: Upload): Promise<Outcome> {
  const { onProgress, signal } = upload
  onProgress(0)
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total === 0 ? 0 : Math.floor((100 * loaded) / total)),
  )
  signal.addEventListener('abort', () => request.abort())
  return new Promise<Outcome>((resolve) => {
    request.addEventListener('load', () => resolve(outcomeOf(request.status, jsonIn(request))))
    request.addEventListener('error', () => resolve({ kind: 'unreachable' }))
    request.addEventListener('abort', () => resolve({ kind: 'cancelled' }))
    request.open('POST', upload.address)
    request.setRequestHeader('Idempotency-Key', upload.key)
    request.send(formOf(upload))
    // Cancelled while this code was loading.
    if (signal.aborted) request.abort()
  }).catch((error) => {
    // A bug of ours is not a broken connection.
    reportError(error)
    return { kind: 'refused', message: requestFailed }
  })
}

/** The server checks the fields before it takes files, so they go first. */
function formOf({ body, files }: Upload): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  for (const file of files) form.append('files', file)
  return form
}

function jsonIn({ responseText }: XMLHttpRequest): unknown {
  try {
    return JSON.parse(responseText)
  } catch {
    return null
  }
}

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
