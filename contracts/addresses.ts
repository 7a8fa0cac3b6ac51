/**
 * Which query parameters a page reads. Everything else in a query (campaign tags, garbage) shows the
 * same page, so the page cache leaves it out of the key.
 */
export const searchParametersOf: Readonly<Record<string, readonly string[]>> = {
  '/cabins': ['sort', 'from', 'to', 'guests', 'cabin'],
  '/contest': ['entered'],
  '/contest/gallery': ['contestId', 'cursor', 'winners'],
  '/events': ['q', 'view', 'day', 'show'],
  '/live-views': ['view'],
  '/review': ['cabin'],
  '/leave-review': ['cabin'],
  '/things-to-do': ['area'],
  '/reviews': ['cabin', 'sort', 'page'],
}

/** Where hashed build files and encoded pictures are served; both never change under one name. */
export const assetsPath = '/assets/'
export const picturesPath = '/pictures/'

/** Where the browser's router learns which code the pages behind the links in sight need. */
export const routesPath = '/routes.data'

/** The only page that may embed another site's: the live camera. */
export const liveViewsPath = '/live-views'

/** Ids of events, as used in addresses. */
export const eventIdPattern = /^[\w-]{1,200}$/

/** Pages whose form a browser may send by itself. */
export const formPages = ['/review', '/leave-review', '/plan-event', '/group-booking'] as const

/** Addresses that take files: a request to one of them may take as long as files take. */
export const uploadPaths = ['/api/submissions'] as const

/** Where the owner's documents are answered, each below its name. */
export const documentsPath = '/api/site/'
