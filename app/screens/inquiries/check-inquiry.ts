import { todayIn } from '#contracts/dates.ts'
import { eventDayErrors, groupDayErrors } from '#contracts/inquiry-days.ts'
import { eventInquirySchema, groupInquirySchema } from '#contracts/inquiries.ts'
import { fieldErrors } from '../../components/form/outcome.ts'
import type { Facts } from '../../documents.ts'
import type { EventBody, GroupBody } from './inquiry-kinds.ts'

export const checkEvent =
  ({ timeZone }: Facts) =>
  (inquiry: EventBody) => ({
    ...eventDayErrors(inquiry, todayIn(timeZone)),
    ...fieldErrors(eventInquirySchema.safeParse(inquiry)),
  })

export const checkGroup =
  ({ timeZone }: Facts) =>
  (inquiry: GroupBody) => ({
    ...groupDayErrors(inquiry, todayIn(timeZone)),
    ...fieldErrors(groupInquirySchema.safeParse(inquiry)),
  })
