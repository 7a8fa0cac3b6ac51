import { data } from 'react-router'
import { site } from '#content/site.ts'
import { reviewMessages } from '#contracts/messages.ts'
import type { SendJson } from '../../../api-context.ts'
import { mistakesByField, type ReviewFields, type Submission } from './fields.ts'

interface NativeForm {
  send: SendJson
  submission: Submission
  /** What stood in the form, to be given back when it was not taken. */
  fields: ReviewFields
}

/** What became of a form that the browser sent by itself; nothing that was typed is lost. */
export async function answerNativeForm({ send, submission, fields }: NativeForm) {
  const { status, body } = await send('/api/reviews', submission)
  if (status === 201) return data({ stored: submission, returned: undefined }, { status })
  const mistakes = mistakesByField(fieldMistakes(body))
  const hasMistakes = Object.keys(mistakes).length > 0
  const message = hasMistakes
    ? reviewMessages.missing.description
    : reviewMessages.notSaved(site.phone).description
  return data({ stored: undefined, returned: { fields, mistakes, message } }, { status })
}

function fieldMistakes(body: unknown): Record<string, string> {
  return (body as { fields?: Record<string, string> } | null)?.fields ?? {}
}
