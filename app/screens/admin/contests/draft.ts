import { newContest } from '#content/admin-contests.ts'
import { site } from '#content/site.ts'
import { instantOfLocalTime } from '#contracts/dates.ts'
import { textIn } from '../../../components/text-in.ts'

/** What `POST /api/admin/contests` takes. */
export interface Draft {
  title: string
  description: string
  rules: string
  /** ISO 8601 in UTC; null while it is no time. */
  startDate: string | null
  endDate: string | null
  status: string
}

/** Reads the form; its times are wall times at the property. */
export function draftIn(form: HTMLFormElement): Draft {
  const fields = new FormData(form)
  const text = (name: string) => textIn(fields, name)
  return {
    title: text('title'),
    description: text('description'),
    rules: text('rules'),
    startDate: instantOfLocalTime(text('startDate'), site.timeZone),
    endDate: instantOfLocalTime(text('endDate'), site.timeZone),
    status: text('status') || 'draft',
  }
}

/** What is wrong with which field before anything is sent (section 5). */
export function mistakesIn(draft: Draft): Record<string, string> {
  const required = ['title', 'description', 'startDate', 'endDate'] as const
  const missing = required.filter((name) => !draft[name])
  const { startDate, endDate } = draft
  const isReversed = startDate !== null && endDate !== null && endDate <= startDate
  return {
    ...Object.fromEntries(missing.map((name) => [name, newContest.missing])),
    ...(isReversed && { endDate: newContest.badOrder }),
  }
}
