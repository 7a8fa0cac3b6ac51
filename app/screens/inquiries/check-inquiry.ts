import { todayIn } from '#contracts/dates.ts'
import { eventDayErrors, groupDayErrors } from '#contracts/inquiry-days.ts'
import { eventInquirySchema, groupInquirySchema } from '#contracts/inquiries.ts'
import { fieldErrors } from '../../components/form/outcome.ts'
import type { Facts } from '../../documents.ts'
import type { EventBody, GroupBody } from './send-inquiry.ts'

export function checkEvent(inquiry: EventBody, { timeZone }: Facts) {
  return {
    ...eventDayErrors(inquiry, todayIn(timeZone)),
    ...fieldErrors(eventInquirySchema.safeParse(inquiry)),
  }
}

export function checkGroup(inquiry: GroupBody, { timeZone }: Facts) {
  return {
    ...groupDayErrors(inquiry, todayIn(timeZone)),
    ...fieldErrors(groupInquirySchema.safeParse(inquiry)),
  }
}
