/** A page as guests get it. */
export interface Page {
  path: string
  html: string
}
