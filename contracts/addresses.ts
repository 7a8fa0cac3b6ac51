/**
 * Which query parameters a page reads. Everything else in a query (campaign tags, garbage) shows the
 * same page, so the page cache leaves it out of the key.
 */
export const searchParametersOf: Readonly<Record<string, readonly string[]>> = {
  '/cabins': ['sort'],
}

/** Where hashed build files and encoded pictures are served; both never change under one name. */
export const assetsPath = '/assets/'
export const picturesPath = '/pictures/'
