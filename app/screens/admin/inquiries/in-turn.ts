import type { AdminInquiry } from '#contracts/inquiries.ts'
import type { InquiryStatus } from '#contracts/options.ts'

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
