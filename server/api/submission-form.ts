import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { entryLimits } from '#contracts/limits.ts'
import { submissionFieldsSchema, type SubmissionFields } from '#contracts/submissions.ts'
import { RuleError, type FieldErrors } from '#services/errors.ts'
import type { FormSteps } from '#services/submissions/receive-submission.ts'

/** A malformed form: cut off, unterminated, or with too many parts. */
class UnreadableFormError extends Error {
  override name = 'UnreadableFormError'
  readonly statusCode = 400
}

const fieldNames = Object.keys(submissionFieldsSchema.shape)

/** UTF-8 takes up to four bytes for each of the 5,000 characters of a description. */
const longestFieldBytes = 24 * 1024

const formLimits = {
  fieldNameSize: 64,
  fieldSize: longestFieldBytes,
  fields: fieldNames.length + 4,
  // One more than allowed, so that the error can explain.
  files: entryLimits.files + 1,
  parts: fieldNames.length + 4 + entryLimits.files + 1,
  headerPairs: 16,
  // The service knows the limit of each kind of file.
  fileSize: Number.POSITIVE_INFINITY,
}

/**
 * Reads a form as it arrives. Fields come first and are checked before any file is received, so
 * that no guest sends 150 MB only to learn that a name is missing. Throws `RuleError` with the
 * fields, errors from the steps, and an error with status 400 for an unreadable form.
 */
export async function readSubmissionForm(
  request: FastifyRequest,
  { assertMaySubmit, takeFile }: FormSteps,
): Promise<SubmissionFields> {
  const sent: Record<string, string> = {}
  let fields: SubmissionFields | undefined
  const admitted = async () => {
    const checked = checkedFields(sent)
    await assertMaySubmit(checked)
    return checked
  }
  // A sender who has disconnected would send nothing more, not even an end.
  if (request.raw.destroyed) throw new UnreadableFormError('the sender has gone')
  for await (const part of readable(request.parts({ limits: formLimits }))) {
    if (part.type === 'file') {
      fields ??= await admitted()
      await takeFile(part.filename, readable(part.file))
    } else {
      if (fields) throw new UnreadableFormError('a field came after a file')
      sent[part.fieldname] = textOf(part)
    }
  }
  return fields ?? admitted()
}

/** Data after the response is discarded up to this size, so that the client gets the response. */
const drainedBytes = 200 * 1024 * 1024

/** A browser reads the response only after it has sent everything. */
export function drain({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  let bytes = 0
  raw.unpipe()
  raw.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > drainedBytes) raw.socket.destroy()
  })
  raw.resume()
}

/** Read errors are the form's fault; our own errors do not pass through here. */
async function* readable<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces
  } catch (cause) {
    throw new UnreadableFormError('the form cannot be read', { cause })
  }
}

interface TextPart {
  value: unknown
  valueTruncated: boolean
  fieldname: string
}

function textOf({ value, valueTruncated, fieldname }: TextPart): string {
  if (typeof value !== 'string') throw new UnreadableFormError('a field is not text')
  if (!valueTruncated) return value
  throw new RuleError('Please check the marked fields.', {
    [fieldname]: 'This is longer than we can take.',
  })
}

/** A missing field counts as empty: forms do not send unchecked boxes. */
function checkedFields(sent: Record<string, string>): SubmissionFields {
  const given = Object.fromEntries(fieldNames.map((name) => [name, sent[name] ?? '']))
  const { data, error } = submissionFieldsSchema.safeParse(given)
  if (data) return data
  const { fieldErrors } = z.flattenError(error)
  const errors: FieldErrors = {}
  for (const [name, [first]] of Object.entries(fieldErrors)) errors[name] = first ?? 'Not valid.'
  throw new RuleError('Please check the marked fields.', errors)
}
