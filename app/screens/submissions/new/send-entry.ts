import { requestFailed } from '#contracts/request-failed.ts'
import type { Mistakes } from '../../../components/form/values.ts'

export type Outcome =
  | { kind: 'stored' }
  /** Not sent: something is missing or wrong, by field. */
  | { kind: 'mistaken'; fields: Mistakes }
  /** The server answered, but did not take it; `fields` says which field is to blame, if one is. */
  | { kind: 'refused'; message: string; fields: Mistakes }
  | { kind: 'broken' }
  | { kind: 'cancelled' }

interface EntryToSend {
  fields: Readonly<Record<string, string>>
  files: readonly File[]
  /** Makes sure that a second try is stored once. */
  key: string
}

export interface Sending {
  /** Called with whole percent of the upload, 0 to 100, whenever it changes. */
  onProgress: (percent: number) => void
  /** Ends the upload; the outcome is then 'cancelled'. */
  signal: AbortSignal
}

/**
 * Sends an entry (section 7, `POST /api/submissions`). Never rejects. With XMLHttpRequest, because
 * fetch does not tell how far an upload has come.
 */
export function sendEntry(entry: EntryToSend, { onProgress, signal }: Sending): Promise<Outcome> {
  onProgress(0)
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(percentOf(loaded, total)),
  )
  signal.addEventListener('abort', () => request.abort())
  return new Promise((resolve) => {
    request.addEventListener('load', () => resolve(outcomeOf(request)))
    request.addEventListener('error', () => resolve({ kind: 'broken' }))
    request.addEventListener('abort', () => resolve({ kind: 'cancelled' }))
    request.open('POST', '/api/submissions')
    request.setRequestHeader('Idempotency-Key', entry.key)
    request.send(formOf(entry))
    // Cancelled while this code was being fetched.
    if (signal.aborted) request.abort()
  })
}

/** The server checks the fields before it takes files, so they go first. */
function formOf({ fields, files }: EntryToSend): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('files', file)
  return form
}

function percentOf(loaded: number, total: number): number {
  return total === 0 ? 0 : Math.floor((100 * loaded) / total)
}

function outcomeOf({ status, responseText }: XMLHttpRequest): Outcome {
  if (status === 201) return { kind: 'stored' }
  return { kind: 'refused', ...refusalIn(responseText) }
}

function refusalIn(text: string): { message: string; fields: Mistakes } {
  try {
    const { error, fields } = JSON.parse(text) as { error?: string; fields?: Mistakes }
    return { message: error ?? requestFailed, fields: fields ?? {} }
  } catch {
    return { message: requestFailed, fields: {} }
  }
}
