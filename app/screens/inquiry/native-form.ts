import { data } from 'react-router'
import { inquiryForm } from '#content/inquiry-form.ts'
import { site } from '#content/site.ts'
import { inquiryMessages } from '#contracts/messages.ts'
import type { SendJson } from '../../api-context.ts'
import type { FormValues, Mistakes } from './form-values.ts'

/** What a form that was not taken comes back with. */
export interface Returned {
  values: FormValues
  mistakes: Mistakes
  message: string
}

interface NativeForm {
  send: SendJson
  address: string
  submission: object
  values: FormValues
}

/** What became of a form that the browser sent by itself; nothing that was typed is lost. */
export async function answerNativeForm({ send, address, submission, values }: NativeForm) {
  const { status, body } = await send(address, submission)
  if (status === 201) return data({ isSent: true, returned: undefined }, { status })
  const mistakes = (body as { fields?: Mistakes } | null)?.fields ?? {}
  const message = Object.keys(mistakes).length > 0 ? inquiryForm.check : notSent()
  return data({ isSent: false, returned: { values, mistakes, message } }, { status })
}

/** Why nothing happened and what to do, as the toast says and a moment longer. */
export function notSent(): string {
  return `${inquiryForm.notSent} ${inquiryMessages.notSent(site.phone).description}`
}
