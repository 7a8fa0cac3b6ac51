/** The query parameter and form field that carry the token of a stay link. */
export const stayParameter = 'stay'

/** The same for a guest's request to hear when days open. */
export const openingParameter = 'watch'

/** Query parameters each page reads. The page cache drops all others from its key. */
export const searchParametersOf: Readonly<Record<string, readonly string[]>> = {
  '/cabins': ['sort', 'from', 'to', 'guests', 'cabin'],
  '/contest': ['entered'],
  '/contest/gallery': ['contestId', 'cursor', 'winners'],
  '/events': ['q', 'view', 'day', 'show'],
  '/live-views': ['view'],
  '/openings': ['cabin', 'from', 'to', 'guests', openingParameter],
  '/contest/submit': [stayParameter],
  '/review': ['cabin', stayParameter],
  '/leave-review': ['cabin', stayParameter],
  '/things-to-do': ['area'],
  '/reviews': ['cabin', 'stars', 'verified', 'sort', 'page'],
}

/** Hashed build files and encoded pictures; a name's content never changes. */
export const assetsPath = '/assets/'
export const picturesPath = '/pictures/'

/** The cabins' badges, served from `public/emblems/`. */
export const emblemsPath = '/emblems/'

/** Route discovery: which code the pages behind visible links need. */
export const routesPath = '/routes.data'

/** A page with all drafts, for administrators only; unless it is 'preview', texts say where they stand. */
export const editParameter = 'edit'

/** The only page that may embed another site: the live camera. */
export const liveViewsPath = '/live-views'

export const eventIdPattern = /^[\w-]{1,200}$/

/** Pages whose form a browser may submit natively. */
export const formPages = [
  '/review',
  '/leave-review',
  '/plan-event',
  '/group-booking',
  '/openings',
] as const

/** Shows administrators' notifications; a file of `public/`. */
export const pushWorkerPath = '/push-worker.js'

/** Makes the admin area an app of its own on a phone's home screen. */
export const adminManifestPath = '/admin.webmanifest'

/** Takes the owner's pictures. */
export const ownPicturesPath = '/api/admin/pictures'

/** Addresses that take files and get the longer request timeout. */
export const uploadPaths = ['/api/submissions', ownPicturesPath] as const

/** The owner's documents are served below this path, each by its name. */
export const documentsPath = '/api/site/'

/** Says whether any picture is a drawing. */
export const drawingsPath = `${documentsPath}drawings`

/** Pictures are served below this path, an album each. */
export const albumsPath = `${documentsPath}albums/`
