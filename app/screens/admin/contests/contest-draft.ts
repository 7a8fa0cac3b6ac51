import { fillThisIn } from '#contracts/admin-contest-messages.ts'
import { instantOfLocalTime } from '#contracts/local-time.ts'
import { textOf, typedIn, type FieldErrors } from '../../../components/form/values.ts'

/** Body of `POST /api/admin/contests`. */
export interface ContestDraft {
  title: string
  description: string
  rules: string
  /** ISO 8601 in UTC; null while invalid. */
  startDate: string | null
  endDate: string | null
  status: string
  followsDates: boolean
}

/** Reads the form; its times are local to the zone, an IANA name. */
export function draftIn(form: HTMLFormElement, timeZone: string): ContestDraft {
  const values = typedIn(form)
  const text = (name: string) => textOf(values, name).trim()
  return {
    title: text('title'),
    description: text('description'),
    rules: text('rules'),
    startDate: instantOfLocalTime(text('startDate'), timeZone),
    endDate: instantOfLocalTime(text('endDate'), timeZone),
    status: text('status') || 'draft',
    followsDates: text('followsDates') === 'true',
  }
}

/** Errors found before sending (section 5). */
export function errorsIn(draft: ContestDraft): FieldErrors {
  const required = ['title', 'description', 'startDate', 'endDate'] as const
  const missing = required.filter((name) => !draft[name])
  const { startDate, endDate } = draft
  const isReversed = startDate !== null && endDate !== null && endDate <= startDate
  return {
    ...Object.fromEntries(missing.map((name) => [name, fillThisIn])),
    ...(isReversed && { endDate: 'Please choose an end date after the start date.' }),
  }
}
