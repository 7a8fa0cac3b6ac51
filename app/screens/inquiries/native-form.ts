import { data } from 'react-router'
import { inquiryForm } from '#content/inquiries/inquiry-form.ts'
import { inquiryMessages, type Message } from '#contracts/messages.ts'
import type { SendJson } from '../../api-context.ts'
import type { FormValues, Mistakes } from '../../components/form/values.ts'
import { notSent } from './not-sent.ts'

/** What a form that was not taken comes back with. */
export interface Returned {
  values: FormValues
  mistakes: Mistakes
  message: string
}

interface NativeForm {
  send: SendJson
  to: 'event' | 'group'
  submission: object
  values: FormValues
}

/** What became of a form that the browser sent by itself; nothing that was typed is lost. */
export async function answerNativeForm({ send, to, submission, values }: NativeForm) {
  const { status, body } = await send(`/api/inquiries/${to}`, submission)
  if (status === 201) return answer(status, { thanks: inquiryMessages[to] })
  const mistakes = (body as { fields?: Mistakes } | null)?.fields ?? {}
  const message = Object.keys(mistakes).length > 0 ? inquiryForm.check : notSent()
  return answer(status, { returned: { values, mistakes, message } })
}

/** What a page shows once its form has been sent by the browser itself. */
interface Arrived {
  /** What a guest is told when the inquiry is stored. */
  thanks?: Message
  returned?: Returned
}

function answer(status: number, arrived: Arrived) {
  return data(arrived, { status })
}
