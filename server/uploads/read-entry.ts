import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { entryLimits } from '#contracts/limits.ts'
import { submissionFieldsSchema, type SubmissionFields } from '#contracts/submissions.ts'
import type { Intake } from '#services/submissions/entry-intake.ts'
import { RuleError, type FieldMistakes } from '#services/errors.ts'
import { inTurn, type Turn } from './turns.ts'

/** What each piece of a file waits for before it is written. */
export interface Pieces {
  turn: Turn
  arrived: (bytes: number) => Promise<void>
}

/** A form that breaks its own rules: cut off, without an end, with too many parts. */
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
  // One more than allowed, to say so in words.
  files: entryLimits.files + 1,
  parts: fieldNames.length + 4 + entryLimits.files + 1,
  headerPairs: 16,
  // The intake knows the limit of each kind of file.
  fileSize: Number.POSITIVE_INFINITY,
}

/**
 * Reads an entry as it arrives. The fields come first and are checked, then `mayEnter` is asked,
 * and only then are files taken, so that nobody sends 150 MB to hear that a name is missing. Throws
 * `RuleError` that names the fields, whatever `mayEnter` and the intake throw, and an error of
 * status 400 for what is no such form.
 */
export async function readEntry(
  request: FastifyRequest,
  { intake, pieces }: { intake: Intake; pieces: Pieces },
  mayEnter: (fields: SubmissionFields) => Promise<void>,
): Promise<SubmissionFields> {
  const sent: Record<string, string> = {}
  let fields: SubmissionFields | undefined
  const admitted = async () => {
    const checked = checkedFields(sent)
    await mayEnter(checked)
    return checked
  }
  // Of a sender who has gone already nothing would be heard any more, not even the end.
  if (request.raw.destroyed) throw new UnreadableFormError('the sender has gone')
  for await (const part of readable(request.parts({ limits: formLimits }))) {
    if (part.type === 'file') {
      fields ??= await admitted()
      await intake.take(part.filename, noted(pieces, readable(part.file)))
    } else {
      if (fields) throw new UnreadableFormError('a field came after a file')
      sent[part.fieldname] = textOf(part)
    }
  }
  return fields ?? admitted()
}

async function* noted(
  { turn, arrived }: Pieces,
  file: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of inTurn(turn, file)) {
    await arrived(piece.length)
    yield piece
  }
}

/** What goes wrong while reading is the form's fault; what we throw ourselves passes beside it. */
async function* readable<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces
  } catch (cause) {
    throw new UnreadableFormError('the form cannot be read', { cause })
  }
}

function textOf({ value, valueTruncated, fieldname }: TextPart): string {
  if (typeof value !== 'string') throw new UnreadableFormError('a field is not text')
  if (!valueTruncated) return value
  throw new RuleError('Please check the marked fields.', {
    [fieldname]: 'This is longer than we can take.',
  })
}

interface TextPart {
  value: unknown
  valueTruncated: boolean
  fieldname: string
}

/** A field that is missing is an empty one: a form sends no unticked box. */
function checkedFields(sent: Record<string, string>): SubmissionFields {
  const given = Object.fromEntries(fieldNames.map((name) => [name, sent[name] ?? '']))
  const { data, error } = submissionFieldsSchema.safeParse(given)
  if (data) return data
  const { fieldErrors } = z.flattenError(error)
  const mistakes: FieldMistakes = {}
  for (const [name, [first]] of Object.entries(fieldErrors)) mistakes[name] = first ?? 'Not valid.'
  throw new RuleError('Please check the marked fields.', mistakes)
}
