import { adminInquiries } from '#content/admin-inquiries.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { inquiryStatuses, type InquiryStatus } from '#contracts/options.ts'
import { Choice } from '../../../components/form/choice.tsx'
import { useInquiryChange } from './use-inquiry-change.ts'

const words = adminInquiries.status

/** Any status may follow any other; until the server has answered the new one is shown as chosen. */
export function StatusField({ inquiry }: { inquiry: AdminInquiry }) {
  const { mutate, isPending, variables } = useInquiryChange(inquiry.id)
  const shown = (isPending && variables.change.status) || inquiry.status
  const choose = (status: InquiryStatus) =>
    mutate({
      change: { status, from: { status: inquiry.status } },
      words: { saved: words.saved(status), failed: words.failed },
    })
  return (
    <Choice
      label={words.label}
      value={shown}
      onChange={(event) => choose(event.target.value as InquiryStatus)}
      options={inquiryStatuses}
      labelOf={(status) => adminInquiries.statuses[status]}
    />
  )
}
