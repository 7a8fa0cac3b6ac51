/** A page as guests get it. */
export interface Page {
  path: string
  html: string
}

/** A public page that answers with an error of the server. */
export class PageFailedError extends Error {
  override name = 'PageFailedError'

  constructor(path: string) {
    super(`the page ${path} cannot be made`)
  }
}
