import { reviewSubmissionSchema } from '#contracts/reviews.ts'

/** What the server would say is wrong, by the API's field names; nothing wrong is an empty object. */
export function checkSubmission(submission: unknown): Record<string, string> {
  const { error } = reviewSubmissionSchema.safeParse(submission)
  const issues = error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]))
}
