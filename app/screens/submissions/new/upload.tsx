import { useEffect, useRef } from 'react'
import { contestEntry } from '#content/contest-entry.ts'
import { requestFailed } from '#contracts/not-sent.ts'
import { Button } from '../../../components/button.tsx'
import type { Outcome, Sent } from '../../../components/form/form-kind.ts'
import { outcomeOf } from '../../../components/form/outcome.ts'

const words = contestEntry.form

/** Each browser names the pieces of the bar its own way; unstyled they are grey on grey. */
const bar =
  'h-3 min-w-0 grow appearance-none overflow-hidden rounded-full bg-card [&::-moz-progress-bar]:bg-ember [&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-ember'

interface UploadProgressProps {
  /** 0 to 100. */
  percent: number
  onCancel: () => void
}

/** How far the upload has come, to see; the form's status line says it to screen readers. */
export default function UploadProgress({ percent, onCancel }: UploadProgressProps) {
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed rests now, and Cancel must not be under a finger pressing twice.
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
  /** Called with whole percent of the upload, 0 to 100, whenever it changes. */
  onProgress: (percent: number) => void
  /** Ends the upload; the outcome is then 'cancelled'. */
  signal: AbortSignal
}

/** Never rejects. With XMLHttpRequest, because fetch does not tell how far an upload is. */
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
    // Cancelled while this code was being fetched.
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
