import type { Fixed } from '../values.ts'

/** What the owner has made of documents. */
export interface SiteRevisionsTable {
  id: Fixed<string>
  /** Its name: 'cabins/texas-sage'. */
  document: Fixed<string>
  /** JSON: the whole document, but for what cannot be edited. */
  value: Fixed<string>
  /** The administrator's username. */
  author: Fixed<string>
  /** The owner's, for the history. Of a draft: why it was not published at its time. */
  note: string
  createdAt: Fixed<string>
  publishAt: string | null
  publishedAt: string | null
}
