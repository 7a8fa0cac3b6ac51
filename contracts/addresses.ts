/**
 * Which query parameters a page reads. Everything else in a query (campaign tags, garbage) shows the
 * same page, so the page cache leaves it out of the key.
 */
export const searchParametersOf: Readonly<Record<string, readonly string[]>> = {
  '/cabins': ['sort'],
  '/review': ['cabin'],
  '/leave-review': ['cabin'],
  '/reviews': ['cabin', 'sort', 'cursor'],
}

/** Where hashed build files and encoded pictures are served; both never change under one name. */
export const assetsPath = '/assets/'
export const picturesPath = '/pictures/'

/** Pages whose form a browser may send by itself. */
export const formPages = ['/review', '/leave-review'] as const
