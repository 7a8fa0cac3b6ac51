import type { Fixed } from '../values.ts'

/** How often something happened on a day at the property. */
export interface DailyCountsTable {
  /** All of what follows, so that a day's rows are next to each other. */
  key: Fixed<string>
  day: Fixed<string>
  kind: Fixed<'view' | 'search'>
  /** The page, or what a search found. */
  subject: Fixed<string>
  /** What led to a page; empty for a search. */
  source: Fixed<string>
  count: number
}
