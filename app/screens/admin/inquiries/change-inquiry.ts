import type { QueryClient } from '@tanstack/react-query'
import type { Thread } from '#contracts/inquiry-answers.ts'
import type { AdminInquiry, InquiryChange } from '#contracts/inquiries.ts'
import type { InquiryStatus } from '#contracts/options.ts'
import { sendOverHttp } from '../../../queries.ts'
import { addressOf, showChanged, threadAddress } from './inquiry-query.ts'

/** A changed inquiry's card keeps its place until the next visit, even in the wrong tab. */
export async function changeStatus(
  client: QueryClient,
  inquiry: AdminInquiry,
  wanted: InquiryStatus,
): Promise<InquiryStatus> {
  const { status } = await inTurn(
    inquiry,
    (from) => patch(inquiry, { status: wanted, from: { status: from } }),
    (changed) => changed.status,
  )
  showChanged(client, inquiry.id, { status })
  return status
}

/** Resolves to the notes as stored. */
export async function changeNotes(
  client: QueryClient,
  inquiry: AdminInquiry,
  wanted: string,
): Promise<string> {
  const { notes } = await patch(inquiry, { notes: wanted, from: { notes: inquiry.notes } })
  showChanged(client, inquiry.id, { notes })
  return notes
}

/** Writes to the guest, which makes the inquiry an answered one. */
export function sendAnswer(
  inquiry: AdminInquiry,
  answer: { text: string; seen: number },
): Promise<Thread> {
  return inTurn(
    inquiry,
    async () => (await sendOverHttp('POST', threadAddress(inquiry.id), answer)).json(),
    () => 'answered',
  )
}

async function patch({ id }: AdminInquiry, change: InquiryChange): Promise<AdminInquiry> {
  return (await sendOverHttp('PATCH', addressOf(id), change)).json()
}

/** By inquiry, what requests still under way leave as its status. */
const underWay = new Map<string, Promise<InquiryStatus>>()

/**
 * Sends what changes an inquiry's status once the owner's earlier changes of it are answered: sooner, the
 * server would take them for someone else's. `send` gets the status as the owner saw it, or as the
 * change before left it; `left` says what it is then.
 */
export async function inTurn<Answer>(
  { id, status }: Pick<AdminInquiry, 'id' | 'status'>,
  send: (from: InquiryStatus) => Promise<Answer>,
  left: (answer: Answer) => InquiryStatus,
): Promise<Answer> {
  const before = underWay.get(id) ?? Promise.resolve(status)
  const sent = before.then(send)
  const after = sent.then(left, () => before)
  underWay.set(id, after)
  try {
    return await sent
  } finally {
    if (underWay.get(id) === after) underWay.delete(id)
  }
}
