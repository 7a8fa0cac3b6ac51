import { inquiryMessages, type Message } from '#contracts/messages.ts'
import { sendForm } from '../../components/form/send-form.ts'
import type { GroupSubmission } from './group-submission.ts'
import type { EventSubmission } from './event-submission.ts'
import { checkEvent, checkGroup } from './check-inquiry.ts'
import type { Mistakes } from '../../components/form/values.ts'
import { notTaken } from './not-sent.ts'

export type Submitted =
  | { kind: 'stored'; thanks: Message }
  /** Not taken: `toast` only when it was sent. */
  | { kind: 'returned'; mistakes: Mistakes; message: string; toast?: Message }

/** `key` makes sure that a second try is stored once. */
export function submitEvent(inquiry: EventSubmission, key: string): Promise<Submitted> {
  return submit({ to: 'event', inquiry, mistakes: checkEvent(inquiry), key })
}

export function submitGroup(inquiry: GroupSubmission, key: string): Promise<Submitted> {
  return submit({ to: 'group', inquiry, mistakes: checkGroup(inquiry), key })
}

interface Submission {
  to: 'event' | 'group'
  inquiry: object
  mistakes: Mistakes
  key: string
}

/** What is wrong is said before anything is sent. */
async function submit({ to, inquiry, mistakes, key }: Submission): Promise<Submitted> {
  if (Object.keys(mistakes).length > 0) return { kind: 'returned', mistakes, message: '' }
  const outcome = await sendForm(`/api/inquiries/${to}`, inquiry, key)
  if (outcome.kind === 'stored') return { kind: 'stored', thanks: inquiryMessages[to] }
  return notTaken(outcome.kind === 'refused' ? outcome.fields : {})
}
