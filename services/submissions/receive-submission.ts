import type { SubmissionFields } from '#contracts/submissions.ts'
import { findSubmissionByKey } from '#store/submissions/submissions.ts'
import type { Dependencies } from '../dependencies.ts'
import { assertMaySubmit, createSubmission } from './create-submission.ts'
import { filesUnavailable } from '../errors.ts'
import { createFileReceiver, type FileReceiver } from './receive-files.ts'
import type { UploadLimits } from './upload-limits.ts'

export type ReceivingDependencies = Pick<
  Dependencies,
  | 'site'
  | 'db'
  | 'clock'
  | 'storage'
  | 'incoming'
  | 'media'
  | 'fileEvents'
  | 'outboxEvents'
  | 'origin'
  | 'mailsPerDay'
>

/** An incoming submission. */
export interface SubmissionUpload {
  network: string
  /** 0 if unknown: then only received bytes count. */
  announcedBytes: number
  /** Sending again with the same key stores nothing more; null without a key. */
  idempotencyKey: string | null
  /** Reads the form, which has its fields before its files. */
  readForm: (steps: FormSteps) => Promise<SubmissionFields>
}

export interface FormSteps {
  /** Called with the fields before the first file is taken. */
  assertMaySubmit: (fields: SubmissionFields) => Promise<void>
  takeFile: FileReceiver['take']
}

/**
 * Receives a submission with its files, checks and stores it, and returns its id; for a used key,
 * the existing id. Always cleans up the incoming folder.
 */
export async function receiveSubmission(
  deps: ReceivingDependencies,
  limits: UploadLimits,
  { network, announcedBytes, idempotencyKey, readForm }: SubmissionUpload,
): Promise<{ id: string }> {
  const begunAt = deps.clock.now()
  const known =
    idempotencyKey === null ? undefined : await findSubmissionByKey(deps.db, idempotencyKey)
  if (known !== undefined) return { id: known }
  using share = await limits.admit(network, announcedBytes)
  const folder = await deps.incoming.open().catch(filesUnavailable)
  try {
    const receiver = createFileReceiver(folder)
    const fields = await readForm({
      assertMaySubmit: (sent) => assertMaySubmit(deps, sent, begunAt),
      takeFile: (name, file) => receiver.take(name, share.metered(file)),
    })
    const { files } = receiver
    return await createSubmission(deps, { fields, files, begunAt, idempotencyKey })
  } finally {
    // The sweep removes what cannot be removed now; the result is the same.
    await deps.incoming.close(folder).catch(() => {})
  }
}
