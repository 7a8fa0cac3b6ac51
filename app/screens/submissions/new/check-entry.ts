import { submissionFieldsSchema } from '#contracts/submissions.ts'
import type { Mistakes } from '../../../components/form/values.ts'

/** What the server would say is wrong, by field; nothing wrong is an empty object. */
export function checkEntry(fields: Readonly<Record<string, string>>): Mistakes {
  const issues = submissionFieldsSchema.safeParse(fields).error?.issues ?? []
  return Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message]))
}
