// The drawings until the owner's photographs are there (README.md beside this file). Those of a cabin
// are in its document.

import { limits } from '#contracts/limits.ts'

/** Of the kit's drawings in `drawn/`, by place. */
type DrawingName = `${string}/${string}`

/** Pictures of pages that belong to no cabin. */
export const pageAlbums = {
  'home-hero': [
    'heroes/evening',
    'heroes/a-frame',
    'heroes/stars',
    'heroes/dawn',
    'heroes/golden',
    'heroes/blue-hour',
  ],
  'home-winners': [
    'grounds/fire-pit',
    'towns/new-braunfels',
    'grounds/pavilion',
    'morning-dove/view',
  ],
  'home-intro': ['texas-sage/coffee'],
  about: ['grounds/path'],
  cabins: ['mountain-laurel/exterior'],
  'book-now': ['texas-sage/dusk'],
  reviews: ['mockingbird-cabin/porch'],
  review: ['morning-dove/porch'],
  contact: ['desert-willow/porch'],
  contest: ['grounds/stars'],
  'contest-entry': ['texas-sage/detail'],
  'contest-gallery': ['texas-sage/night'],
  'contest-rules': ['mountain-laurel/detail'],
  'contest-examples': [
    'coyote-cabin/view',
    'wimberley/blue-hole-evening',
    'mockingbird-cabin/detail',
  ],
  'live-views': ['texas-sage/view'],
  'privacy-policy': ['coyote-cabin/dusk'],
  'terms-of-service': ['pages/gate'],
  'cancellation-policy': ['desert-willow/exterior'],
  lost: ['coyote-cabin/detail'],
  events: ['wimberley/market-day'],
  seasons: ['seasons/spring', 'seasons/summer', 'seasons/fall', 'seasons/winter'],
  nearby: ['towns/fredericksburg', 'towns/austin', 'towns/san-antonio', 'towns/dripping-springs'],
  'things-to-do': [
    'seasons/spring',
    'wimberley/square-evening',
    'towns/fredericksburg',
    'towns/austin',
    'towns/new-braunfels',
  ],
  'downtown-square': ['wimberley/square', 'wimberley/shopping-morning', 'wimberley/square-evening'],
  'jacobs-well': ['wimberley/jacobs-well', 'wimberley/jacobs-well-creek'],
  'blue-hole': ['wimberley/blue-hole', 'wimberley/blue-hole-evening'],
  shopping: ['wimberley/shopping', 'wimberley/shopping-morning', 'wimberley/market-day'],
  dining: ['wimberley/dining', 'wimberley/dining-evening'],
  'plan-event': ['grounds/pavilion', 'grounds/pavilion-table'],
  'group-booking': ['grounds/lanterns'],
} as const satisfies Record<string, readonly DrawingName[]>

/**
 * How many of an album's first pictures its page shows, if not all of them. None: they only go with
 * links that guests share.
 */
export const picturesShown: Readonly<Partial<Record<string, number>>> = {
  'home-hero': limits.heroPictures,
  'home-intro': 1,
  about: 1,
  contest: 1,
  events: 1,
  'plan-event': 2,
  'group-booking': 1,
  lost: 1,
  cabins: 0,
  'book-now': 0,
  reviews: 0,
  review: 0,
  contact: 0,
  'contest-entry': 0,
  'contest-gallery': 0,
  'contest-rules': 0,
  'live-views': 0,
  'privacy-policy': 0,
  'terms-of-service': 0,
  'cancellation-policy': 0,
}

/** Its first picture is the owner's mark, from which come logo and icons; without one the oak stays. */
export const markAlbum = 'mark'

/** Where pictures of prizes are kept; no page shows it as an album. */
export const prizesAlbum = 'prizes'

const pagesOfAlbums: Readonly<Record<string, string>> = {
  'home-hero': 'the home page',
  'home-intro': 'the home page',
  'home-winners': 'the home page',
  seasons: '/events',
  nearby: '/events',
  'contest-entry': '/contest/submit',
  'contest-gallery': '/contest/gallery',
  'contest-examples': '/contest/gallery',
  'contest-rules': '/contest/rules',
  lost: 'pages that are not found',
  mark: 'every page',
}

/** Where an album of a page is seen, in words for the owner. */
export function pageOfAlbum(name: string): string {
  return pagesOfAlbums[name] ?? `/${name}`
}
