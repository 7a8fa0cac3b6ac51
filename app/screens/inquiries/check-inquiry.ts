import { site } from '#content/site.ts'
import { todayIn } from '#contracts/days.ts'
import { eventDayMistakes, groupDayMistakes } from '#contracts/inquiry-days.ts'
import { eventInquirySchema, groupInquirySchema } from '#contracts/inquiries.ts'
import type { EventSubmission } from './event-submission.ts'
import type { GroupSubmission } from './group-submission.ts'
import type { Mistakes } from '../../components/form/values.ts'

/** What the server would say is wrong, by field; nothing wrong is an empty object. */
export function checkEvent(submission: EventSubmission): Mistakes {
  const days = eventDayMistakes(submission, todayIn(site.timeZone))
  return { ...days, ...issuesOf(eventInquirySchema, submission) }
}

export function checkGroup(submission: GroupSubmission): Mistakes {
  const days = groupDayMistakes(submission, todayIn(site.timeZone))
  return { ...days, ...issuesOf(groupInquirySchema, submission) }
}

type Schema = typeof eventInquirySchema | typeof groupInquirySchema

function issuesOf(schema: Schema, submission: object): Mistakes {
  const issues = schema.safeParse(submission).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]))
}
